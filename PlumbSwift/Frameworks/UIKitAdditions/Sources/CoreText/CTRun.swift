// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A part of a line whose characters have the same attributes. A glyph is a character code.
public final class CTRun {
  let line: CTLine
  /// The range in the text of the line.
  let part: NSRange

  init(_ line: CTLine, _ part: NSRange) {
    self.line = line
    self.part = part
  }

  var attributes: [NSAttributedString.Key: Any] {
    line.text.attributes(at: part.location, effectiveRange: nil)
  }

  var text: NSAttributedString { line.text.attributedSubstring(from: part) }

  /// A range of the run as code units of the line. A length of 0 means up to the end.
  func units(_ range: CFRange) -> Range<Int> {
    let start = part.location + min(max(0, range.location), part.length)
    let end = range.length > 0 ? start + range.length : NSMaxRange(part)
    return start..<max(start, min(end, NSMaxRange(part)))
  }

  /// The offset of a code unit from the start of the line.
  func edge(_ unit: Int) -> CGFloat { line.edges[min(max(0, unit), line.edges.count - 1)] }

  func width(of range: CFRange) -> CGFloat {
    let units = units(range)
    return edge(units.upperBound) - edge(units.lowerBound)
  }
}

extension CTLine {
  var runs: [CTRun] {
    var runs: [CTRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      runs.append(CTRun(self, range))
    }
    return runs
  }
}

public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32

  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.part.length }

public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let attributes = run.attributes.map { (NSString(string: $0.key.rawValue), $0.value) }
  return NSDictionary(dictionary: Dictionary(attributes) { first, _ in first })
}

/// Always empty, because runs are laid out from left to right.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { [] }

/// The range in the whole text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.line.range.location + run.part.location, length: run.part.length)
}

public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  let text = NSString(string: run.line.text.string)
  for (index, unit) in run.units(range).enumerated() { buffer[index] = text.character(at: unit) }
}

/// Positions from the start of the line.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (index, unit) in run.units(range).enumerated() {
    buffer[index] = CGPoint(x: run.edge(unit), y: 0)
  }
}

public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (index, unit) in run.units(range).enumerated() {
    buffer[index] = CGSize(width: run.edge(unit + 1) - run.edge(unit), height: 0)
  }
}

public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (index, unit) in run.units(range).enumerated() {
    buffer[index] = run.line.range.location + unit
  }
}
