// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension Canvas {
  /// A button with a configuration: a background, and image, title and subtitle as one block.
  mutating func drawConfigured(
    _ button: ButtonContent, _ configuration: ButtonContent.Configuration, _ view: ViewDrawing
  ) {
    let colors = ConfigurationColors(configuration, tint: view.tint, isEnabled: button.isEnabled)
    let isCapsule = configuration.isCapsule || era == .glass
    let radius = isCapsule ? view.frame.height / 2 : Self.cornerRadius(configuration.size)
    fill(.box(view.frame, radius: min(radius, view.frame.width / 2)), colors.background)

    let insets = configuration.contentInsets ?? Self.insets(configuration.size)
    let area = view.frame.inset(by: insets.resolved(view.direction)).drawable
    let title = button.title.flatMap { $0.isEmpty ? nil : $0 }
    let subtitle = configuration.subtitle.flatMap { $0.isEmpty ? nil : $0 }
    let size = button.image.map { Self.iconSize($0, font: button.font) } ?? .zero
    let hasText = title != nil || subtitle != nil
    let padding =
      button.image != nil && hasText ? configuration.imagePadding.limited(to: 0...1e4) : 0
    let isVertical =
      configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let room = isVertical ? area.width : max(0, area.width - size.width - padding)
    let mode = configuration.titleLineBreakMode
    let titleSize = title.map { measured($0, width: room, mode) } ?? .zero
    let subtitleSize = subtitle.map { measured($0, width: room, .wordWrap) } ?? .zero
    let gap =
      title != nil && subtitle != nil ? max(1, configuration.titlePadding.limited(to: 0...1e4)) : 0
    let text = Size(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + gap + subtitleSize.height)

    let block = Self.block(
      image: size, text: text, padding: padding, placement: configuration.imagePlacement,
      in: area, direction: view.direction, alignment: button.horizontalAlignment)
    if let image = button.image { icon(image, in: block.image, color: colors.foreground) }
    var placement = TextPlacement(
      alignment: .center, lines: mode.wraps ? 0 : 1, lineBreakMode: mode,
      direction: view.direction)
    if let title {
      let line = Rect(
        x: block.text.x, y: block.text.y, width: block.text.width, height: titleSize.height)
      draw(colors.applied(to: title), color: colors.foreground, in: line, placement)
    }
    if let subtitle {
      let line = Rect(
        x: block.text.x, y: block.text.maxY - subtitleSize.height, width: block.text.width,
        height: subtitleSize.height)
      (placement.lines, placement.lineBreakMode) = (0, .wordWrap)
      draw(colors.applied(to: subtitle), color: colors.foreground, in: line, placement)
    }
  }

  private static func cornerRadius(_ size: ButtonContent.ButtonSize) -> Double {
    switch size {
    case .mini, .small, .medium: 5.95
    case .large: 8.75
    }
  }

  private static func insets(_ size: ButtonContent.ButtonSize) -> DirectionalEdgeInsets {
    switch size {
    case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// Image and text as one block in the middle (or at a side) of `area`.
  private static func block(
    image: Size, text: Size, padding: Double, placement: ButtonContent.ImagePlacement,
    in area: Rect, direction: LayoutDirection, alignment: ButtonContent.HorizontalAlignment
  ) -> (image: Rect, text: Rect) {
    let isVertical = placement == .top || placement == .bottom
    // A hair of room keeps rounding from truncating a title that fits exactly.
    let free = isVertical ? area.width : area.width - image.width - padding
    let textWidth = max(0, min(text.width + 0.6, free + 0.6))
    let width =
      isVertical ? max(image.width, textWidth) : image.width + padding + textWidth
    let height =
      isVertical ? image.height + padding + text.height : max(image.height, text.height)
    var block = area.centered(width, height)
    switch (alignment, direction) {
    case (.left, _), (.leading, .leftToRight), (.trailing, .rightToLeft): block.x = area.x
    case (.right, _), (.trailing, .leftToRight), (.leading, .rightToLeft):
      block.x = area.maxX - width
    case (.center, _), (.fill, _): break
    }
    func part(_ size: Size, atStart: Bool) -> Rect {
      if isVertical {
        return Rect(
          x: block.midX - size.width / 2, y: atStart ? block.y : block.maxY - size.height,
          width: size.width, height: size.height)
      }
      let isLeft = atStart == (direction == .leftToRight)
      return Rect(
        x: isLeft ? block.x : block.maxX - size.width, y: block.midY - size.height / 2,
        width: size.width, height: size.height)
    }
    let imageFirst = placement == .leading || placement == .top
    let textSize = Size(width: textWidth, height: text.height)
    return (part(image, atStart: imageFirst), part(textSize, atStart: !imageFirst))
  }
}

/// The colours of a button configuration.
private struct ConfigurationColors {
  var foreground: Color
  var background: Color
  private var isEnabled: Bool

  init(_ configuration: ButtonContent.Configuration, tint: Color, isEnabled: Bool) {
    self.isEnabled = isEnabled
    switch configuration.style {
    case .plain, .borderless:
      foreground = tint
      background = .clear
    case .gray, .bordered:
      foreground = tint
      background = Color(.tertiarySystemFill)
    case .tinted, .borderedTinted:
      foreground = tint
      background = tint.faded(0.15)
    case .filled, .borderedProminent:
      foreground = .white
      background = tint
    }
    foreground = configuration.foregroundColor ?? foreground
    background = configuration.backgroundColor ?? background
    guard !isEnabled else { return }
    foreground = Color(.tertiaryLabel)
    if background.alpha > 0 { background = Color(.tertiarySystemFill) }
  }

  /// The text with its own colours, which count only while the button is enabled.
  func applied(to text: ColoredText) -> ColoredText {
    var copy = text
    if !isEnabled { copy.colors = [] }
    return copy
  }
}
