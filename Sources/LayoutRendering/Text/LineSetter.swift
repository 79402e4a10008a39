// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// Turns lines of a text layout into drawn lines of one font each.
struct LineSetter {
  var rect: Rect
  /// The upper edge of the layout.
  var top: Double
  var text: ColoredText
  var color: Color
  var placement: TextPlacement

  private enum Side { case left, center, right }

  /// The side on which lines stand; justified text stands on the leading side.
  private var side: Side {
    switch placement.alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: placement.direction == .leftToRight ? .left : .right
    }
  }

  /// The direction in which the text itself runs, whichever side it stands on.
  private let direction: LayoutDirection

  init(rect: Rect, top: Double, text: ColoredText, color: Color, placement: TextPlacement) {
    self.rect = rect
    self.top = top
    self.text = text
    self.color = color
    self.placement = placement
    direction = LayoutDirection(of: text.text.string, in: placement.direction)
  }

  /// A drawn line and the style of its run.
  struct Piece {
    var line: TextLine
    var style: Int
  }

  /// What is drawn with a piece besides its text; nil for nothing.
  func decoration(of piece: Piece) -> TextDecoration? {
    text.decorations.element(at: piece.style)
  }

  /// Where a line begins from the left.
  private func start(of line: TextLayout.Line) -> Double {
    let isRightToLeft = direction == .rightToLeft
    if let room = line.room {
      let left = room.upperBound - room.lowerBound - line.width
      switch side {
      case .left: break
      case .center: return rect.x + room.lowerBound + max(0, left) / 2
      case .right: return rect.x + room.lowerBound + left
      }
      return rect.x + (isRightToLeft ? room.lowerBound : line.indent)
    }
    let leftIndent = isRightToLeft ? 0 : line.indent
    let rightIndent = isRightToLeft ? line.indent : 0
    return switch side {
    case .left: rect.x + leftIndent
    case .center: rect.x + (rect.width - line.width) / 2 + (leftIndent - rightIndent) / 2
    case .right: rect.maxX - rightIndent - line.width
    }
  }

  /// The images of a line, with the colours of the text around them.
  func images(_ line: TextLayout.Line) -> [(image: ImageContent, rect: Rect, color: Color)] {
    let start = start(of: line)
    return line.pieces.compactMap { piece in
      guard let box = piece.box, text.images.indices.contains(box.content) else { return nil }
      let x = direction == .rightToLeft ? line.width - piece.x - piece.width : piece.x
      let place = Rect(
        x: (start + x).drawable, y: (top + line.baseline - box.ascent).drawable,
        width: box.width.drawable, height: box.height.drawable)
      return (text.images[box.content], place, color(of: piece))
    }
  }

  func pieces(_ line: TextLayout.Line, isLast: Bool, measurer: SystemFontMeasurer) -> [Piece] {
    let isRightToLeft = direction == .rightToLeft
    var start = start(of: line)
    let baseline = top + line.baseline
    if placement.alignment == .justified, !isLast, !isRightToLeft,
      line.pieces.allSatisfy({ $0.box == nil }),
      let words = justified(line, from: start, baseline: baseline, measurer: measurer)
    {
      return words
    }
    if line.width.isInfinite || line.width.isNaN { start = rect.x }
    let isSingle = line.pieces.count == 1
    return line.pieces.filter { $0.box == nil }.map { piece in
      let x = isRightToLeft ? line.width - piece.x - piece.width : piece.x
      let anchor: TextLine.Anchor =
        if !isSingle { isRightToLeft ? .right : .left } else {
          side == .left ? .left : side == .right ? .right : .center
        }
      let rise = text.decorations.element(at: piece.style)?.rise ?? 0
      return Piece(
        line: TextLine(
          piece.text, origin: Point(x: (start + x).drawable, y: (baseline - rise).drawable),
          width: piece.width.drawable, font: piece.font, color: color(of: piece), anchor: anchor,
          direction: direction, letterSpacing: piece.kern), style: piece.style)
    }
  }

  private func color(of piece: TextLayout.Piece) -> Color {
    text.colors.indices.contains(piece.style) ? text.colors[piece.style] : color
  }

  /// The words of a line with gaps widened to fill the rectangle; nil where nothing can be.
  private func justified(
    _ line: TextLayout.Line, from start: Double, baseline: Double, measurer: SystemFontMeasurer
  ) -> [Piece]? {
    let slack = rect.maxX - start - line.width
    // A line that is mostly empty ends a paragraph and stays as it is.
    guard slack > 0, slack < rect.width / 3 else { return nil }
    var words: [Piece] = []
    for piece in line.pieces {
      var x = piece.x
      for word in piece.text.split(separator: " ", omittingEmptySubsequences: false) {
        let width = measurer.width(of: String(word), font: piece.font, kern: piece.kern)
        if !word.isEmpty {
          words.append(
            Piece(
              line: TextLine(
                String(word), origin: Point(x: start + x, y: baseline), width: width,
                font: piece.font, color: color(of: piece), letterSpacing: piece.kern),
              style: piece.style))
        }
        x += width + measurer.width(of: " ", font: piece.font, kern: piece.kern)
      }
    }
    guard words.count > 1 else { return nil }
    for index in words.indices {
      words[index].line.origin.x += slack * Double(index) / Double(words.count - 1)
    }
    return words
  }
}

extension Array {
  /// The element at an index; nil where there is none.
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
