// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// Where text stands in its rectangle, and how it is cut.
struct TextPlacement {
  enum Vertical { case top, center }

  var alignment: TextAlignment = .natural
  var vertical: Vertical = .center
  /// The greatest number of lines; 0 is unlimited.
  var lines = 1
  var lineBreakMode: LineBreakMode = .truncateTail
  var direction: LayoutDirection = .leftToRight
  /// What lines go around.
  var exclusions: [TextExclusion] = []
}

extension Canvas {
  /// Draws one line of the interface's own text.
  mutating func draw(
    _ string: String, font: Font, color: Color, in rect: Rect, _ alignment: TextAlignment = .center,
    direction: LayoutDirection = .leftToRight
  ) {
    draw(
      ColoredText(AttributedText(string, font: font), colors: [color]), color: color, in: rect,
      TextPlacement(alignment: alignment, direction: direction))
  }

  /// Draws text inside `rect`; lines that do not fit its height are left out.
  ///
  /// - Parameter color: the colour of runs that name none of the text's colours.
  mutating func draw(_ text: ColoredText, color: Color, in rect: Rect, _ placement: TextPlacement) {
    guard rect.width > 0, rect.height > 0 else { return }
    let layout = typesetter.layout(
      text.text.drawable, around: placement.exclusions, width: room(of: text, in: rect, placement),
      numberOfLines: placement.lines,
      lineBreakMode: placement.lineBreakMode, maximumHeight: rect.height + 1,
      isRightToLeft: LayoutDirection(of: text.text.string, in: placement.direction) == .rightToLeft)
    let top =
      placement.vertical == .top ? rect.y : rect.y + (rect.height - layout.size.height) / 2
    let overflows = placement.lineBreakMode == .clip && layout.size.width > rect.width
    if overflows { begin(DrawingGroup(clip: .rect(rect))) }
    let setter = LineSetter(rect: rect, top: top, text: text, color: color, placement: placement)
    for (index, line) in layout.lines.enumerated() {
      let isLast = index == layout.lines.count - 1
      let pieces = setter.pieces(line, isLast: isLast, measurer: typesetter.measurer)
      for piece in pieces {
        guard let color = setter.decoration(of: piece)?.background else { continue }
        let (x, y) = (piece.line.origin.x, (top + line.baseline - line.ascent).drawable)
        let height = (line.ascent + line.descent).drawable
        fill(.rect(Rect(x: x, y: y, width: piece.line.width, height: height)), color)
      }
      for piece in pieces {
        append(piece.line)
        draw(setter.decoration(of: piece), on: piece.line)
      }
      for (image, rect, color) in setter.images(line) {
        icon(image, in: rect, color: image.tint ?? color, isTemplate: image.isSymbol)
      }
    }
    if overflows { end() }
  }

  /// Draws the lines below and through a piece of text.
  ///
  /// - Unverified: where they are and how thick.
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

  /// The width in which a text is set: its own where a single line misses the rectangle by a point at most.
  ///
  /// Files have labels just as wide as their texts, and texts are measured to within about a point: one
  /// that fits on a device is not to be cut off here.
  private func room(of text: ColoredText, in rect: Rect, _ placement: TextPlacement) -> Double {
    guard placement.lines == 1 else { return rect.width }
    let own = typesetter.layout(text.text.drawable).size.width
    return own > rect.width && own <= rect.width + 1 ? own : rect.width
  }

  /// The width of one line.
  func width(of string: String, font: Font) -> Double {
    typesetter.measurer.width(of: string, font: font)
  }
}

extension AttributedText {
  /// The text with font sizes that can be drawn.
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
