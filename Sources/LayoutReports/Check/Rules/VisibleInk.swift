// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// The rectangles in which views draw. They are smaller than the views' boxes.
extension CheckedLayout {
  /// The rectangle in which a view draws, in the root's coordinates; nil if it draws nothing.
  func inkRect(of node: LayoutSnapshot.Node) -> Rect? {
    let frame = node.absoluteFrame
    guard !frame.isEmptyArea else { return nil }
    switch node.content {
    case .label(let label):
      return textInk(
        label.text, lines: label.numberOfLines, label.lineBreakMode, in: frame, node.direction)
    case .button(let button):
      return hasBackground(button, node) ? frame : buttonInk(button, in: frame, node.direction)
    case .control(.picker), .control(.datePicker(_, .wheels, _, _)):
      // The rows at both ends of the drum are faint and flat.
      let edge = min(WheelsArrangement.rowHeight, frame.height / 4)
      return frame.inset(by: EdgeInsets(top: edge, left: 0, bottom: edge, right: 0))
    default:
      return frame
    }
  }

  /// Whether a button fills its frame with a colour or an image.
  func hasBackground(_ button: ButtonContent, _ node: LayoutSnapshot.Node) -> Bool {
    let palette = Palette(node.colorAppearance, of: platform)
    let color = node.appearance.backgroundColor?.resolved(in: palette)
    if button.backgroundImage != nil || (color?.alpha ?? 0) > 0.05 { return true }
    guard let configuration = button.configuration else { return false }
    return configuration.style != .plain || configuration.backgroundColor != nil
  }

  private func buttonInk(
    _ button: ButtonContent, in frame: Rect, _ direction: LayoutDirection
  ) -> Rect? {
    let content = measurer.contentRect(of: button, in: frame, direction)
    let parts = measurer.parts(of: button, in: content, direction)
    var ink: Rect?
    if let title = button.title, let rect = parts.title {
      ink = textInk(
        title, lines: button.lineBreakMode == .wordWrap ? 0 : 1, button.lineBreakMode, in: rect,
        direction)
    }
    for rect in [parts.image, parts.subtitle].compactMap({ $0 }) where !rect.isEmptyArea {
      ink = ink.map { $0.union(rect) } ?? rect
    }
    // Content that is larger than the button is clipped or shrinks.
    return ink.flatMap { $0.intersection(frame) }
  }

  /// The rectangle around the letters of a text: from the height of capitals to the baseline, or
  /// below it if a letter has a descender. Blank lines are not part of it.
  private func textInk(
    _ text: ColoredText, lines: Int, _ mode: LineBreakMode, in frame: Rect,
    _ direction: LayoutDirection
  ) -> Rect? {
    let layout = measurer.typesetter.layout(
      text.text, width: frame.width, numberOfLines: lines, lineBreakMode: mode)
    let top = frame.y + (frame.height - layout.size.height) / 2
    var ink: Rect?
    for line in layout.lines {
      let letters = line.pieces.filter { $0.text.contains { !$0.isWhitespace } || $0.box != nil }
      guard !letters.isEmpty else { continue }
      let reach = letters.map(reach).reduce((0, 0)) { (max($0.0, $1.up), max($0.1, $1.down)) }
      let width = min(line.width, frame.width)
      let isReversed = direction == .rightToLeft
      let left =
        switch text.alignment {
        case .center: frame.x + (frame.width - width) / 2
        case .right: frame.maxX - width
        case .natural where isReversed: frame.maxX - width
        case .left, .natural, .justified: frame.x
        }
      let rect = Rect(
        x: left, y: top + line.baseline - reach.0, width: width, height: reach.0 + reach.1)
      ink = ink.map { $0.union(rect) } ?? rect
    }
    return ink.flatMap { $0.intersection(frame) }
  }

  /// The distances of the ink of a piece from its baseline.
  private func reach(of piece: TextLayout.Piece) -> (up: Double, down: Double) {
    if let box = piece.box { return (box.ascent, box.descent) }
    let metrics = measurer.typesetter.measurer.metrics(of: piece.font)
    let scalars = piece.text.unicodeScalars
    // Letters with accents, and those of other scripts, may fill the line.
    guard scalars.allSatisfy({ $0.isASCII }) else { return (metrics.ascender, metrics.descender) }
    let below: Set<Unicode.Scalar> = [
      "g", "j", "p", "q", "y", "Q", ",", ";", "(", ")", "[", "]", "{", "}", "|", "@", "$", "_", "/",
    ]
    return (metrics.capHeight, scalars.contains(where: below.contains) ? metrics.descender : 0)
  }
}

extension Rect {
  fileprivate func union(_ other: Rect) -> Rect {
    let (x, y) = (min(self.x, other.x), min(self.y, other.y))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The common part of two rectangles; nil if they have none.
  func intersection(_ other: Rect) -> Rect? {
    let (x, y) = (max(self.x, other.x), max(self.y, other.y))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    return width > 0 && height > 0 ? Rect(x: x, y: y, width: width, height: height) : nil
  }
}
