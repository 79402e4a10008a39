// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// A line of text as outlines of font files, one glyph for each character.
///
/// Characters are where the layout has measured them. A glyph of another font than the measured one
/// is stretched or condensed to the measured width. Arabic letters are not joined.
struct GlyphText {
  /// The characters that no font has, as bars.
  private(set) var polygons = Polygons([])
  private let line: TextLine
  private let fonts: RasterFonts
  private let candidates: [FontFile]
  /// Pixels per point, for the number of sides of curves.
  private let scale: Double

  /// A character: a base and its combining marks.
  private struct Cluster {
    var scalars: [UInt32]
    var width: Double
  }

  /// - Returns: nil if there is no font for the line.
  init?(_ line: TextLine, fonts: RasterFonts, scale: Double) {
    candidates = fonts.fonts(for: line.font)
    guard !candidates.isEmpty, line.font.size > 0, line.width > 0 else { return nil }
    self.line = line
    self.fonts = fonts
    self.scale = scale
    let clusters = Self.clusters(of: line)
    let whole = clusters.reduce(0) { $0 + $1.width }
    guard whole > 0 else { return nil }
    let share = line.width / whole
    var x = line.origin.x
    for index in TextOrder.visual(clusters.map { $0.scalars[0] }, in: line.direction) {
      let width = clusters[index].width * share
      draw(clusters[index], at: x, width: width)
      x += width
    }
  }

  private static func clusters(of line: TextLine) -> [Cluster] {
    var advances: [Double] = []
    SystemFontMeasurer().appendAdvances(
      of: line.text, font: line.font, kern: line.letterSpacing, to: &advances)
    var clusters: [Cluster] = []
    for (scalar, advance) in zip(line.text.unicodeScalars, advances) {
      if advance == 0, !clusters.isEmpty {
        clusters[clusters.count - 1].scalars.append(scalar.value)
      } else {
        clusters.append(Cluster(scalars: [scalar.value], width: advance))
      }
    }
    return clusters
  }

  private mutating func draw(_ cluster: Cluster, at x: Double, width: Double) {
    let base = cluster.scalars[0]
    guard let font = font(with: base) else {
      if Self.isVisible(base) { drawBar(at: x, width: width) }
      return
    }
    let size = line.font.size
    let natural = (font.advance(of: base) ?? 0) * size
    var stretch = 1.0
    if case .file(let own) = line.font.family, own == font {
      // The measured width has the font's kerning, which does not change the glyph.
    } else if natural > 0 {
      stretch = ((width - (line.letterSpacing ?? 0)) / natural).limited(to: 0.7...1.3)
    }
    let isSlanted = line.font.isItalic && !font.isItalic
    let isOwn = stretch == 1 && natural > 0
    let start = isOwn ? x : x + (width - (line.letterSpacing ?? 0) - natural * stretch) / 2
    append(font.outline(of: base), at: start, stretch: stretch, isSlanted: isSlanted)
    // A combining mark follows the advance of its base, and its outline is left of its origin.
    for mark in cluster.scalars.dropFirst() where Self.isVisible(mark) {
      let end = start + (font.advance(of: mark) == 0 ? natural * stretch : 0)
      append(font.outline(of: mark), at: end, stretch: stretch, isSlanted: isSlanted)
    }
  }

  private func font(with scalar: UInt32) -> FontFile? {
    candidates.first { $0.outline(of: scalar) != nil } ?? fonts.containing(scalar)
  }

  private mutating func drawBar(at x: Double, width: Double) {
    let height = line.font.size * 0.7
    let rect = Rect(
      x: x + width * 0.1, y: line.origin.y - height, width: width * 0.8, height: height)
    polygons.figures += Polygons(.rect(rect), along: 1).figures
  }

  /// Whether a character leaves ink. Spaces, joiners and variation selectors do not.
  private static func isVisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x20, 0x7F...0xA0, 0xAD, 0x061C, 0x1680, 0x180E, 0x2000...0x200F, 0x2028...0x202F,
      0x205F...0x206F, 0x3000, 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      false
    default: true
    }
  }

  private mutating func append(
    _ outline: GlyphOutline?, at x: Double, stretch: Double, isSlanted: Bool
  ) {
    let size = line.font.size
    func placed(_ point: GlyphOutline.Point) -> Point {
      let slant = isSlanted ? point.y * 0.2 : 0
      return Point(
        x: x + (point.x + slant) * size * stretch, y: line.origin.y - point.y * size)
    }
    var points: [Point] = []
    func finish(_ figures: inout [Polygons.Figure]) {
      if points.count > 2 { figures.append(Polygons.Figure(points: points)) }
      points = []
    }
    for element in outline?.elements ?? [] {
      switch element {
      case .move(let point):
        finish(&polygons.figures)
        points = [placed(point)]
      case .line(let point): points.append(placed(point))
      case .curve(let first, let second, let end):
        guard let start = points.last else { continue }
        points += sides(start, placed(first), placed(second), placed(end))
      case .close: finish(&polygons.figures)
      }
    }
    finish(&polygons.figures)
  }

  /// The sides that replace a curve. Curves of glyphs are small, so they need few.
  private func sides(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> [Point] {
    let around =
      (first.x - start.x).magnitude + (first.y - start.y).magnitude + (end.x - second.x).magnitude
      + (end.y - second.y).magnitude + (second.x - first.x).magnitude
      + (second.y - first.y).magnitude
    let count = Int((around * scale).squareRoot().limited(to: 2...32))
    return Polygons.sides(start, first, second, end, count)
  }
}
