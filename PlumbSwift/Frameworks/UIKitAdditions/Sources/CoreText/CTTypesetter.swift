// SPDX-License-Identifier: MIT

import Foundation
@_spi(Additions) import UIKit

/// Breaks a text into lines, one at a time.
public final class CTTypesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  func part(_ range: CFRange) -> NSRange {
    let start = min(max(0, range.location), text.length)
    let rest = text.length - start
    return NSRange(location: start, length: range.length > 0 ? min(range.length, rest) : rest)
  }

  func count(from start: Int, within width: Double, by mode: NSLineBreakMode) -> Int {
    let range = part(CFRange(location: start, length: 0))
    let set = _TextLines(
      CTRunDelegate.room(in: text.attributedSubstring(from: range)),
      size: CGSize(width: max(width, 1), height: 0), mode: mode)
    return set.lines.first?.range.length ?? range.length
  }
}

public func CTTypesetterCreateWithAttributedString(
  _ string: CFAttributedString
) -> CTTypesetter { CTTypesetter(string) }

public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetter(framesetter.text)
}

/// A length of 0 means up to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let part = typesetter.part(stringRange)
  return CTLine(typesetter.text.attributedSubstring(from: part), from: part.location)
}

/// The number of code units that fit into a line of the width. The line ends at a word break.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.count(from: startIndex, within: width, by: .byWordWrapping) }

/// The number of code units that fit into a line of the width.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.count(from: startIndex, within: width, by: .byCharWrapping) }
