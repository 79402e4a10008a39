// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  mutating func drawLabel(_ label: LabelContent, _ view: ViewDrawing) {
    let area = view.placedText ?? view.frame
    var text = label.text
    text.text = label.countedText.drawable
    let opacity = view.isDisabled ? Self.disabledTextOpacity : 1
    if opacity < 1 { text.colors = text.colors.map { $0.faded(opacity) } }
    if label.adjustsFontSizeToFit, label.numberOfLines != 0 {
      let scale = typesetter.scaleToFit(
        text.text, width: area.width, numberOfLines: label.numberOfLines,
        // Zero lets UIKit choose the scale; UIKit stops well before text becomes unreadable.
        minimumScale: label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 0.3)
      if scale < 1 { text.text = text.text.scaled(by: scale) }
    }
    let placement = TextPlacement(
      alignment: text.alignment, lines: label.numberOfLines, lineBreakMode: label.lineBreakMode,
      direction: view.direction)
    if let shadow = view.ornaments.textShadow {
      var copy = text
      copy.colors = copy.colors.map { _ in shadow.color }
      draw(copy, color: shadow.color, in: area.offset(by: shadow.offset).drawable, placement)
    }
    draw(text, color: Color(.label).faded(opacity), in: area, placement)
  }

  /// The opacity of a disabled label's colours.
  ///
  /// - Unverified: the opacity, chosen by eye.
  private static let disabledTextOpacity = 0.4

  mutating func drawTextView(_ content: TextViewContent, _ view: ViewDrawing) {
    var area = content.textRect(in: view.frame).drawable
    area.height += content.containerInsets.bottom.limited(to: 0...1e4)
    // Scrolling moves the text. The area grows by the scrolled distance, so that the lines below
    // stay visible.
    let offset = view.appearance.contentOffset
    area = area.offset(by: Point(x: -offset.x, y: -offset.y)).drawable
    area.height += max(0, offset.y).limited(to: 0...1e6)
    clipped(to: .rect(view.frame)) { canvas in
      canvas.draw(
        content.text, color: Color(.label), in: area,
        TextPlacement(
          alignment: content.text.alignment, vertical: .top, lines: content.numberOfLines,
          lineBreakMode: .wordWrap, direction: view.direction,
          exclusions: content.exclusionsOfText))
    }
  }

  mutating func drawTextField(_ field: TextFieldContent, _ view: ViewDrawing) {
    if let image = view.ornaments.controlImages.background {
      background(image, in: view.frame, on: view)
    } else {
      drawBorder(field.borderStyle, of: view)
    }
    let arrangement = TextFieldArrangement(field)
    let area = view.placedText ?? arrangement.text(in: view.frame, view.direction)
    if field.showsClearButton {
      let button = arrangement.clearButton(in: view.frame, view.direction)
      symbol("xmark.circle.fill", in: button.insetBy(1, 1), color: Color(.tertiaryLabel))
    }
    if !field.text.isEmpty, field.isSecure {
      drawBullets(field, in: area, view.direction)
    } else if !field.text.isEmpty {
      var text = field.text
      if let least = field.minimumFontSize, field.font.size > 0 {
        text.text = text.text.drawable
        let scale = typesetter.scaleToFit(
          text.text, width: area.width, numberOfLines: 1,
          minimumScale: (least / field.font.size).limited(to: 0.05...1))
        if scale < 1 { text.text = text.text.scaled(by: scale) }
      }
      draw(
        text, color: Color(.label), in: area,
        TextPlacement(alignment: field.text.alignment, direction: view.direction))
    } else if let placeholder = field.attributedPlaceholder {
      draw(
        placeholder, color: Color(.placeholderText), in: area,
        TextPlacement(alignment: placeholder.alignment, direction: view.direction))
    } else if let placeholder = field.placeholder {
      draw(
        placeholder, font: field.font, color: Color(.placeholderText), in: area,
        field.text.alignment,
        direction: view.direction)
    }
  }

  /// The shape of a field with rounded corners. A background colour fills this shape too.
  func fieldShape(_ rect: Rect) -> Shape {
    .box(rect, radius: era == .glass ? min(rect.height / 2, 17) : era == .filled ? 6 : 5)
  }

  private mutating func drawBorder(_ style: TextFieldContent.BorderStyle, of view: ViewDrawing) {
    let rect = view.frame
    switch style {
    case .none: break
    case .line: stroke(.rect(rect.insetBy(0.5, 0.5)), Color(.fieldLine), width: 1)
    case .bezel:
      stroke(.rect(rect.insetBy(0.5, 0.5)), Color(.systemGray2), width: 1)
      fill(
        .rect(Rect(x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: 1)),
        Color(.systemGray4))
    case .roundedRect:
      let box = fieldShape(rect.insetBy(0.25, 0.25))
      if view.appearance.backgroundColor == nil {
        fill(box, Color(view.isDisabled ? .disabledFieldBackground : .fieldBackground))
      }
      stroke(box, Color(.fieldEdge), width: era == .outlined ? 0.5 : hairline * 1.5)
    }
  }

  /// Draws a bullet for each character of a secure field.
  private mutating func drawBullets(
    _ field: TextFieldContent, in area: Rect, _ direction: LayoutDirection
  ) {
    let pitch = field.font.size.limited(to: 1...500) * 0.62
    let fitting = Int(area.width / pitch)
    let count = min(field.text.text.string.unicodeScalars.count, fitting)
    let isRight =
      field.text.alignment == .right
      || (field.text.alignment == .natural && direction == .rightToLeft)
    let length = Double(count) * pitch
    let start =
      field.text.alignment == .center
      ? area.midX - length / 2 : isRight ? area.maxX - length : area.x
    for index in 0..<count {
      fill(
        .circle(
          Point(x: start + (Double(index) + 0.5) * pitch, y: area.midY), radius: pitch * 0.36),
        field.text.colors.first ?? Color(.label))
    }
  }
}
