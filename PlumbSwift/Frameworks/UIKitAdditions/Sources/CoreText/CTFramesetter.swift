// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// Core Text's measuring of text.

public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// The start and the length of a range. A length of 0 means up to the end.
  func part(_ range: CFRange) -> (start: Int, length: Int) {
    let start = min(max(range.location, 0), text.length)
    let rest = text.length - start
    return (start, range.length > 0 ? min(range.length, rest) : rest)
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attributedString: NSAttributedString
) -> CTFramesetter { CTFramesetter(attributedString) }

/// The size that the text needs within `constraints`, as from `boundingRect(with:options:context:)`
/// with the leading.
///
/// - Parameters:
///   - stringRange: The part to measure. A length of 0 means up to the end.
///   - fitRange: Receives `stringRange`, because the text is not cut.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let (start, length) = framesetter.part(stringRange)
  fitRange?.pointee = CFRange(location: start, length: length)
  let part = NSRange(location: start, length: length)
  return CTRunDelegate.room(in: framesetter.text.attributedSubstring(from: part))
    .boundingRect(
      with: constraints, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
    ).size
}
