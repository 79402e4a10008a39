// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  /// A button with a configuration: a background below image, title and subtitle.
  mutating func drawConfigured(
    _ button: ButtonContent, _ configuration: ButtonContent.Configuration, _ view: ViewDrawing
  ) {
    let colors = ConfigurationColors(configuration, tint: view.tint, isEnabled: button.isEnabled)
    let isCapsule =
      configuration.isCapsule || (era == .glass && configuration.ownCornerRadius == nil)
    let radius = isCapsule ? view.frame.height / 2 : configuration.cornerRadius.limited(to: 0...1e4)
    let corner = min(radius, view.frame.width / 2, view.frame.height / 2)
    fill(.box(view.frame, radius: corner), colors.background)
    if let color = configuration.strokeColor, configuration.strokeWidth > 0 {
      let width = configuration.strokeWidth.limited(to: 0...100)
      stroke(
        .box(view.frame.insetBy(width / 2, width / 2), radius: max(0, corner - width / 2)), color,
        width: width)
    }

    let parts = view.parts(of: button)
    if configuration.showsActivityIndicator, let frame = parts.image {
      drawActivityIndicator(isLarge: false, in: frame, color: colors.foreground)
    } else if let image = button.image, let frame = parts.image {
      icon(image, in: frame, color: colors.image, on: view)
    }
    let mode = configuration.titleLineBreakMode
    var placement = TextPlacement(
      alignment: configuration.textAlignment(view.direction), lines: mode.wraps ? 0 : 1,
      lineBreakMode: mode,
      direction: view.direction)
    if let title = button.title, let frame = parts.title {
      draw(colors.applied(to: title), color: colors.foreground, in: frame, placement)
    }
    if let subtitle = configuration.subtitle, let frame = parts.subtitle {
      (placement.lines, placement.lineBreakMode) = (0, .wordWrap)
      draw(colors.applied(to: subtitle), color: colors.foreground, in: frame, placement)
    }
  }
}

extension ButtonContent.Configuration {
  fileprivate func textAlignment(_ direction: LayoutDirection) -> TextAlignment {
    switch titleAlignment {
    case .center, .fill: .center
    case .left: .left
    case .right: .right
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}

/// The colours of a button configuration.
private struct ConfigurationColors {
  var foreground: Color
  var background: Color
  var image: Color
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
      // A colour of its own is as faint as the tint, or the title would be lost on it.
      background = (configuration.backgroundColor ?? tint).faded(0.15)
    case .filled, .borderedProminent:
      foreground = Color(.onTint)
      background = tint
    }
    foreground = configuration.foregroundColor ?? foreground
    switch configuration.style {
    case .tinted, .borderedTinted: break
    case .plain, .borderless, .gray, .bordered, .filled, .borderedProminent:
      background = configuration.backgroundColor ?? background
    }
    image = configuration.imageColor ?? foreground
    guard !isEnabled else { return }
    foreground = Color(.tertiaryLabel)
    image = foreground
    if background.alpha > 0 { background = Color(.tertiarySystemFill) }
  }

  /// The text with its own colours, which count only while the button is enabled.
  func applied(to text: ColoredText) -> ColoredText {
    var copy = text
    if !isEnabled { copy.colors = [] }
    return copy
  }
}
