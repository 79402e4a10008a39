// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension Canvas {
  mutating func drawButton(_ button: ButtonContent, _ view: ViewDrawing) {
    if let configuration = button.configuration {
      drawConfigured(button, configuration, view)
      return
    }
    if let background = button.backgroundImage {
      drawBackgroundImage(background, view)
    }
    switch button.kind {
    case .custom, .system: drawLegacy(button, view)
    case .detailDisclosure, .infoLight, .infoDark: drawGlyph("info.circle", view)
    case .contactAdd: drawGlyph("plus.circle", view)
    case .close: drawClose(view)
    }
  }

  /// An image and a title side by side, as buttons without a configuration place them.
  private mutating func drawLegacy(_ button: ButtonContent, _ view: ViewDrawing) {
    let area = view.frame.inset(by: button.contentEdgeInsets ?? .zero).drawable
    let defaultColor = button.kind == .system ? view.tint : Color.white
    let color = button.isEnabled ? defaultColor : Color(.tertiaryLabel)
    var title = button.title.flatMap { $0.isEmpty ? nil : $0 }
    if !button.isEnabled, button.kind == .system { title?.colors = [] }
    let imageSize = button.image.map { Self.iconSize($0, font: button.font) } ?? .zero
    let titleSize =
      title.map {
        measured($0, width: max(0, area.width - imageSize.width), button.lineBreakMode)
      } ?? .zero
    let length = min(area.width, imageSize.width + titleSize.width)
    let isRightToLeft = view.direction == .rightToLeft
    let alignment = Self.physical(button.horizontalAlignment, isRightToLeft)
    let start: Double =
      switch alignment {
      case .left: area.x
      case .right: area.maxX - length
      default: area.midX - length / 2
      }
    if let image = button.image {
      let x = isRightToLeft ? start + length - imageSize.width : start
      // Opposite insets move the picture by half of their difference.
      let insets = button.imageEdgeInsets
      let rect = Rect(
        x: x + (insets.left - insets.right) / (alignment == .center ? 2 : 1),
        y: Self.position(button.verticalAlignment, imageSize.height, in: area)
          + (insets.top - insets.bottom) / 2, width: imageSize.width, height: imageSize.height)
      icon(
        image, in: rect.drawable, color: button.isEnabled ? view.tint : Color(.tertiaryLabel),
        isTemplate: button.kind == .system)
    }
    guard let title else { return }
    let insets = button.titleEdgeInsets
    let shift = (insets.left - insets.right) / (alignment == .center ? 2 : 1)
    let rect = Rect(
      x: (isRightToLeft ? start : start + imageSize.width) + shift,
      y: Self.position(button.verticalAlignment, titleSize.height, in: area)
        + (insets.top - insets.bottom) / 2,
      // 0.6 points keep rounding from truncating a title that fits exactly.
      width: max(0, length - imageSize.width) + 0.6, height: titleSize.height)
    draw(
      title, color: color, in: rect.drawable,
      TextPlacement(
        alignment: alignment == .center ? .center : .left,
        lines: button.lineBreakMode.wraps ? 0 : 1, lineBreakMode: button.lineBreakMode,
        direction: view.direction))
  }

  private static func position(
    _ alignment: ButtonContent.VerticalAlignment, _ height: Double, in area: Rect
  ) -> Double {
    switch alignment {
    case .top: area.y
    case .bottom: area.maxY - height
    case .center, .fill: area.midY - height / 2
    }
  }

  private static func physical(
    _ alignment: ButtonContent.HorizontalAlignment, _ isRightToLeft: Bool
  ) -> ButtonContent.HorizontalAlignment {
    switch alignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .left, .right: alignment
    case .center, .fill: .center
    }
  }

  private mutating func drawBackgroundImage(_ image: ImageContent, _ view: ViewDrawing) {
    let radius = min(8, view.frame.height / 4)
    if image.isSymbol {
      symbol(image.name, in: view.frame, color: view.tint)
    } else {
      fill(.box(view.frame, radius: radius), view.tint.faded(0.16))
      stroke(.box(view.frame, radius: radius), view.tint.faded(0.3), width: hairline)
    }
  }

  private mutating func drawGlyph(_ name: String, _ view: ViewDrawing) {
    let side = min(view.frame.width, view.frame.height, 22)
    symbol(name, in: view.frame.centered(side, side), color: view.tint, weight: 0.85)
  }

  private mutating func drawClose(_ view: ViewDrawing) {
    let side = min(view.frame.width, view.frame.height, 30)
    let circle = view.frame.centered(side, side)
    fill(.ellipse(circle), Color(.tertiarySystemFill))
    symbol(
      "xmark", in: circle.insetBy(side * 0.32, side * 0.32), color: Color(.secondaryLabel),
      weight: 1.5)
  }

  /// The size of a title that may take `width`.
  func measured(_ text: ColoredText, width: Double, _ mode: LineBreakMode) -> Size {
    let size = typesetter.measure(
      text.text.drawable, width: width + 0.5, numberOfLines: mode.wraps ? 0 : 1,
      lineBreakMode: mode)
    return Size(width: size.width.limited(to: 0...1e5), height: size.height.limited(to: 0...1e5))
  }

  /// The size at which a button shows an image.
  static func iconSize(_ image: ImageContent, font: Font) -> Size {
    if let size = image.size {
      return Size(width: size.width.limited(to: 0...1e4), height: size.height.limited(to: 0...1e4))
    }
    let side = font.size.limited(to: 8...200) * 1.15
    return Size(width: side, height: side)
  }
}

extension LineBreakMode {
  /// Whether a title in this mode takes more than one line.
  var wraps: Bool { self == .wordWrap || self == .characterWrap }
}
