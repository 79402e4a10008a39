// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// The alignment, line limit and truncation of a text in its rectangle.
struct TextPlacement {
  enum Vertical { case top, center }

  var alignment: TextAlignment = .natural
  var vertical: Vertical = .center
  /// The maximum number of lines; 0 for no limit.
  var lines = 1
  var lineBreakMode: LineBreakMode = .truncateTail
  var direction: LayoutDirection = .leftToRight
  /// The areas that lines flow around.
  var exclusions: [TextExclusion] = []
}

extension Canvas {
  /// Draws a single line of text in one font and colour.
  mutating func draw(
    _ string: String, font: Font, color: Color, in rect: Rect, _ alignment: TextAlignment = .center,
    direction: LayoutDirection = .leftToRight
  ) {
    draw(
      ColoredText(AttributedText(string, font: font), colors: [color]), color: color, in: rect,
      TextPlacement(alignment: alignment, direction: direction))
  }

  /// Draws text inside `rect`. Lines that do not fit its height are omitted.
  ///
  /// - Parameter color: the colour of runs without a colour of their own.
  mutating func draw(_ text: ColoredText, color: Color, in rect: Rect, _ placement: TextPlacement) {
    guard rect.width > 0, rect.height > 0 else { return }
    let layout = layout(of: text.text.drawable, in: rect, placement)
    let top =
      placement.vertical == .top ? rect.y : rect.y + (rect.height - layout.size.height) / 2
    let overflows = placement.lineBreakMode == .clip && layout.size.width > rect.width
    if overflows { begin(DrawingGroup(clip: .rect(rect))) }
    let setter = LineSetter(rect: rect, top: top, text: text, color: color, placement: placement)
    for (index, line) in layout.lines.enumerated() {
      let isLast = index == layout.lines.count - 1
      let pieces = setter.pieces(line, isLast: isLast, measurer: typesetter.measurer)
      if !text.decorations.isEmpty {
        for piece in pieces { drawBackground(of: piece, setter, top: top, line) }
      }
      for piece in pieces {
        append(piece.line)
        draw(setter.decoration(of: piece), on: piece.line)
      }
      if !text.images.isEmpty {
        for (image, rect, color) in setter.images(line) {
          icon(image, in: rect, color: image.tint ?? color, isTemplate: image.isSymbol)
        }
      }
    }
    if overflows { end() }
  }

  /// Fills the background of a piece of text, as high as its line.
  private mutating func drawBackground(
    of piece: LineSetter.Piece, _ setter: LineSetter, top: Double, _ line: TextLayout.Line
  ) {
    guard let color = setter.decoration(of: piece)?.background else { return }
    let (x, y) = (piece.line.origin.x, (top + line.baseline - line.ascent).drawable)
    let height = (line.ascent + line.descent).drawable
    fill(.rect(Rect(x: x, y: y, width: piece.line.width, height: height)), color)
  }

  /// Draws the underline and the strikethrough of a piece of text.
  ///
  /// - Unverified: the positions and thicknesses of the lines.
  private mutating func draw(_ decoration: TextDecoration?, on text: TextLine) {
    guard let decoration, text.width > 0 else { return }
    let size = text.font.size
    if let line = decoration.underline {
      draw(line, at: 0.12 * size, on: text, decoration.underlineColor ?? text.color)
    }
    if let line = decoration.strikethrough {
      draw(line, at: -0.27 * size, on: text, decoration.strikethroughColor ?? text.color)
    }
  }

  private mutating func draw(
    _ line: TextDecoration.Line, at offset: Double, on text: TextLine, _ color: Color
  ) {
    let thickness = text.font.size * (line == .thick ? 0.1 : 0.05)
    for step in 0..<(line == .double ? 2 : 1) {
      let y = text.origin.y + offset - thickness / 2 + 2 * thickness * Double(step)
      fill(.rect(Rect(x: text.origin.x, y: y, width: text.width, height: thickness)), color)
    }
  }

  /// The lines of a text.
  ///
  /// A single line that is wider than the rectangle by at most a point is not shortened. In
  /// Interface Builder files labels are exactly as wide as their texts, and texts are measured to
  /// within about a point. A text that fits on a device must not be truncated here.
  private func layout(
    of text: AttributedText, in rect: Rect, _ placement: TextPlacement
  ) -> TextLayout {
    var width = rect.width
    if placement.lines == 1 {
      let line = lines.line(of: text, typesetter)
      if line.size.width <= rect.width + 1 {
        let style = text.paragraph
        let hasIndents = style.firstLineHeadIndent != 0 || style.tailIndent != 0
        if !hasIndents, placement.exclusions.isEmpty { return line }
        width = max(width, line.size.width)
      }
    }
    return typesetter.layout(
      text, around: placement.exclusions, width: width, numberOfLines: placement.lines,
      lineBreakMode: placement.lineBreakMode, maximumHeight: rect.height + 1,
      isRightToLeft: LayoutDirection(of: text.string, in: placement.direction) == .rightToLeft)
  }

  /// The width of a single line.
  func width(of string: String, font: Font) -> Double {
    typesetter.measurer.width(of: string, font: font)
  }
}

extension AttributedText {
  /// The text with font sizes limited to what can be drawn.
  var drawable: AttributedText {
    guard runs.contains(where: { !(0...2000).contains($0.font.size) }) else { return self }
    var copy = self
    for index in copy.runs.indices {
      let font = copy.runs[index].font
      copy.runs[index].font = font.withSize(font.size.limited(to: 0...2000))
    }
    return copy
  }
}
