// SPDX-License-Identifier: MIT

import Foundation
import Typography
import UIKitComponents

/// A text set in the lines of a container: what a layout manager answers questions from. Places are in the container's
/// coordinates, glyphs are UTF-16 code units of the text.
struct LineFragments {
  struct Line {
    var glyphs: NSRange
    /// As wide as the container.
    var rect: CGRect
    /// What the text takes of it, the padding included.
    var used: CGRect
    var baseline: CGFloat
    /// Where each glyph begins, and where the last ends; from the leading edge of the container.
    var edges: [CGFloat]
    /// What the container had no room for.
    var hidden: NSRange?
  }

  private(set) var lines: [Line] = []
  /// The empty line after a text that ends in a break.
  private(set) var extra: CGRect?
  /// Units that the container shows.
  var length: Int { lines.last.map { NSMaxRange($0.glyphs) } ?? 0 }

  /// - Parameter size: 0 or anything beyond 10,000,000 is no limit.
  init(
    _ string: NSAttributedString, size: CGSize, padding: CGFloat, maximumLines: Int,
    mode: NSLineBreakMode, exclusions: [TextExclusion] = []
  ) {
    guard string.length > 0 else { return }
    let colored = ColoredText(string, font: .standardText, color: .black, alignment: .natural)
    let measurer = SystemFontMeasurer()
    func limit(_ length: CGFloat) -> Double? { length > 0 && length < 1e7 ? length : nil }
    let room = limit(size.width).map { max(0, $0 - 2 * padding) }
    let layout = Typesetter(measurer: measurer).layout(
      colored.text, around: exclusions.map { TextExclusion($0.corners, leftMargin: 2 * padding) },
      width: room, numberOfLines: maximumLines, lineBreakMode: mode.core,
      maximumHeight: limit(size.height))
    let scalars = Array(string.string.unicodeScalars)
    let width = limit(size.width).map { CGFloat($0) } ?? layout.size.width + 2 * padding
    var unit = 0
    for (index, line) in layout.lines.enumerated() {
      let start = unit
      let part = scalars[line.scalars.clamped(to: 0..<scalars.count)]
      var edges: [CGFloat] = []
      let places = Self.places(of: part, in: line, measurer)
      let shift =
        padding + line.indent
        + Self.offset(of: line, in: room, colored.alignment, natural: colored.text.string)
      for (place, scalar) in zip(places, part) {
        for _ in 0..<UTF16.width(scalar) { edges.append(shift + place) }
        unit += UTF16.width(scalar)
      }
      // Of lines beside each other the one below counts.
      let next = layout.lines[(index + 1)...].first { $0.top > line.top }?.top
      let bottom = line.room == nil ? next ?? line.bottom : min(next ?? line.bottom, line.bottom)
      let place = line.room ?? 0..<Double(max(0, width - 2 * padding))
      edges.append(shift + line.width)
      lines.append(
        Line(
          glyphs: NSRange(location: start, length: unit - start),
          rect: CGRect(
            x: place.lowerBound, y: line.top,
            width: place.upperBound - place.lowerBound + 2 * padding, height: bottom - line.top),
          used: CGRect(
            x: shift - padding, y: line.top, width: line.width + 2 * padding,
            height: bottom - line.top),
          baseline: line.baseline, edges: edges,
          hidden: line.isTruncated ? Self.hidden(in: line, part, from: start) : nil))
    }
    if !layout.isTruncated, let last = lines.last, string.string.hasSuffix("\n") {
      extra = CGRect(x: 0, y: last.rect.maxY, width: width, height: last.rect.height)
    }
  }

  /// How far a line is moved for its alignment.
  private static func offset(
    of line: TextLayout.Line, in room: Double?, _ alignment: TextAlignment, natural text: String
  ) -> CGFloat {
    guard let room else { return 0 }
    let end = line.room?.upperBound ?? room
    let left = max(0, end - line.indent - line.width)
    return switch alignment {
    case .center: left / 2
    case .right: left
    default: 0
    }
  }

  /// Where each scalar begins, from the start of the line.
  private static func places(
    of scalars: ArraySlice<Unicode.Scalar>, in line: TextLayout.Line,
    _ measurer: SystemFontMeasurer
  ) -> [CGFloat] {
    var places: [CGFloat] = []
    var pieces = line.pieces.makeIterator()
    var piece = pieces.next()
    var shown = ""
    var x: CGFloat = 0
    func end(of piece: TextLayout.Piece) -> Bool {
      shown.unicodeScalars.count >= piece.text.unicodeScalars.count
    }
    for scalar in scalars {
      places.append(x)
      if scalar.value == 0x09 {
        if let next = piece, !shown.isEmpty, end(of: next) { piece = pieces.next() }
        shown = ""
        x = piece?.x ?? line.width
      } else if scalar.value >= 0x20, let current = piece {
        shown.unicodeScalars.append(scalar)
        x =
          current.x
          + (current.box?.width
            ?? measurer.width(of: shown, font: current.font, kern: current.kern))
        if end(of: current) {
          shown = ""
          piece = pieces.next()
          x = piece?.x ?? line.width
        }
      }
    }
    return places
  }

  /// The units behind an ellipsis at the end of the line.
  private static func hidden(
    in line: TextLayout.Line, _ scalars: ArraySlice<Unicode.Scalar>, from start: Int
  ) -> NSRange? {
    guard let last = line.pieces.last, last.text.hasSuffix("\u{2026}") else { return nil }
    let shown = line.pieces.reduce(0) { $0 + $1.text.unicodeScalars.count } - 1
    let units = scalars.prefix(shown).reduce(0) { $0 + UTF16.width($1) }
    let all = scalars.reduce(0) { $0 + UTF16.width($1) }
    return NSRange(location: start + units, length: max(0, all - units))
  }

  // MARK: Questions

  /// The line of a unit; the last one for what lies beyond.
  func line(at unit: Int) -> Line? {
    lines.first { NSLocationInRange(unit, $0.glyphs) } ?? (unit >= length ? lines.last : nil)
  }

  /// The rectangles that a range takes, one for each line.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let part = NSIntersectionRange(line.glyphs, range)
      guard part.length > 0 || (range.length == 0 && NSLocationInRange(range.location, line.glyphs))
      else { return nil }
      let from = line.edges[part.location - line.glyphs.location]
      let to = line.edges[
        min(NSMaxRange(part) - line.glyphs.location, line.edges.count - 1)]
      return CGRect(
        x: min(from, to), y: line.rect.minY, width: abs(to - from), height: line.rect.height)
    }
  }

  /// The unit at a point, or the nearest one, and how far through its advance the point lies.
  func unit(at point: CGPoint) -> (unit: Int, fraction: CGFloat) {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else {
      return (0, 0)
    }
    var last = 0
    for index in 0..<line.glyphs.length where line.edges[index + 1] > line.edges[index] {
      let (from, to) = (line.edges[index], line.edges[index + 1])
      if point.x < from { return (line.glyphs.location + index, 0) }
      if point.x < to { return (line.glyphs.location + index, (point.x - from) / (to - from)) }
      last = index
    }
    return (line.glyphs.location + last, line.glyphs.length > 0 ? 1 : 0)
  }
}
