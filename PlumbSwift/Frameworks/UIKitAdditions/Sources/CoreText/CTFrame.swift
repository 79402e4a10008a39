// SPDX-License-Identifier: MIT

import Foundation
@_spi(Additions) import UIKit

// Core Text's lines and frames, laid out by the same rules as labels.

/// A text, or a part of it, laid out in lines.
public final class CTFrame {
  let lines: [CTLine]
  /// The starts of the baselines, from the lower left corner of the path's bounding box.
  let origins: [CGPoint]
  let visible: CFRange
  private let text: NSAttributedString
  let box: CGRect

  var whole: CFRange { CFRange(location: visible.location, length: text.length) }

  init(_ text: NSAttributedString, from start: Int, in box: CGRect) {
    let whole = CTRunDelegate.room(in: text)
    let set = _TextLines(whole, size: box.size, mode: .byWordWrapping)
    self.text = whole
    self.box = box
    lines = set.lines.map { CTLine(text, $0, from: start) }
    origins = set.lines.map { CGPoint(x: $0.edges.first ?? 0, y: box.height - $0.baseline) }
    visible = CFRange(location: start, length: set.length)
  }

  func draw(in context: CGContext) {
    UIGraphicsPushContext(context)
    context.saveGState()
    // Core Text's y axis points up.
    context.translateBy(x: box.minX, y: box.maxY)
    context.scaleBy(x: 1, y: -1)
    text.draw(in: CGRect(origin: .zero, size: box.size))
    context.restoreGState()
    UIGraphicsPopContext()
  }
}

/// A line of text.
public final class CTLine {
  let text: NSAttributedString
  let range: CFRange
  let edges: [CGFloat]

  init(_ text: NSAttributedString, _ line: _TextLines._Line, from start: Int) {
    self.text = text.attributedSubstring(from: line.range)
    range = CFRange(location: start + line.range.location, length: line.range.length)
    let first = line.edges.first ?? 0
    edges = line.edges.map { $0 - first }
  }

  init(_ text: NSAttributedString, from start: Int = 0) {
    let set = _TextLines(
      CTRunDelegate.room(in: text), size: .zero, maximumLines: 1, mode: .byClipping)
    self.text = text
    range = CFRange(location: start, length: text.length)
    edges = set.lines.first?.edges ?? [0]
  }

  var width: CGFloat { edges.last ?? 0 }

  /// The largest ascent, descent and leading among the fonts of the line.
  var bounds: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    var bounds: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) = (0, 0, 0)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
      let own = Self.bounds(of: attributes)
      bounds.ascent = max(bounds.ascent, own.ascent)
      bounds.descent = max(bounds.descent, own.descent)
      bounds.leading = max(bounds.leading, own.leading)
    }
    return bounds
  }

  static func bounds(
    of attributes: [NSAttributedString.Key: Any]
  ) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    let key = NSAttributedString.Key(rawValue: String(kCTRunDelegateAttributeName))
    if let delegate = attributes[key] as? CTRunDelegate {
      return (delegate.ascent, delegate.descent, 0)
    }
    // Core Text's default font.
    let font =
      attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12)
      ?? .systemFont(ofSize: 12)
    return (font.ascender, -font.descender, font.leading)
  }
}

/// Lays out the text, starting at `stringRange`, in the bounding box of a path. The shape of the
/// path has no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let (start, length) = framesetter.part(stringRange)
  return CTFrame(
    framesetter.text.attributedSubstring(from: NSRange(location: start, length: length)),
    from: start, in: path.boundingBox)
}

/// The range that was laid out. It includes text that does not fit.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.whole }

/// The bounding box of the path.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { CGPath(rect: frame.box, transform: nil) }

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }

public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let part = frame.origins.dropFirst(range.location)
  for (index, origin) in part.prefix(range.length > 0 ? range.length : part.count).enumerated() {
    origins[index] = origin
  }
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString)
}

@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let bounds = line.bounds
  ascent?.pointee = bounds.ascent
  descent?.pointee = bounds.descent
  leading?.pointee = bounds.leading
  return Double(line.width)
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.edges[min(max(charIndex - line.range.location, 0), line.edges.count - 1)]
  secondaryOffset?.pointee = offset
  return offset
}

/// The index of the character edge that is nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let nearest = line.edges.indices.min {
    abs(line.edges[$0] - position.x) < abs(line.edges[$1] - position.x)
  }
  return line.range.location + (nearest ?? 0)
}

/// Draws the text with its baseline at the origin.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  UIGraphicsPushContext(context)
  context.saveGState()
  context.scaleBy(x: 1, y: -1)
  CTRunDelegate.room(in: line.text).draw(at: CGPoint(x: 0, y: -line.bounds.ascent))
  context.restoreGState()
  UIGraphicsPopContext()
}
