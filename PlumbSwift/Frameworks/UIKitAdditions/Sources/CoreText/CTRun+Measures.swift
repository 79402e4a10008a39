// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The measures of the run's font or delegate.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let bounds = CTLine.bounds(of: run.attributes)
  ascent?.pointee = bounds.ascent
  descent?.pointee = bounds.descent
  leading?.pointee = bounds.leading
  return Double(run.width(of: range))
}

/// The typographic box, because glyph outlines are not known.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let bounds = CTLine.bounds(of: run.attributes)
  return CGRect(
    x: run.edge(run.units(range).lowerBound), y: -bounds.descent, width: run.width(of: range),
    height: bounds.ascent + bounds.descent)
}

public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws the run, or a part of it, at its position in the line. The baseline is at the origin.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let units = run.units(range)
  let part = run.line.text.attributedSubstring(
    from: NSRange(location: units.lowerBound, length: units.count))
  UIGraphicsPushContext(context)
  context.saveGState()
  context.scaleBy(x: 1, y: -1)
  part.draw(
    at: CGPoint(x: run.edge(units.lowerBound), y: -CTLine.bounds(of: run.attributes).ascent))
  context.restoreGState()
  UIGraphicsPopContext()
}

/// The typographic box, because glyph outlines are not known.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  CTLineGetBoundsWithOptions(line, [])
}

public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The options have no effect.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  let bounds = line.bounds
  return CGRect(
    x: 0, y: -bounds.descent, width: line.width, height: bounds.ascent + bounds.descent)
}

/// The offset that aligns the line left (0), centred (0.5) or right (1) in a width.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double { max(0, flushWidth - Double(line.width)) * Double(min(max(0, flushFactor), 1)) }

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let text = NSString(string: line.text.string)
  var end = text.length
  while end > 0, let last = Unicode.Scalar(text.character(at: end - 1)),
    last.properties.isWhitespace
  { end -= 1 }
  return Double(line.width - line.edges[min(end, line.edges.count - 1)])
}
