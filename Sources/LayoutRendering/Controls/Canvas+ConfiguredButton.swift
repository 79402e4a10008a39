// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension Canvas {
  /// A button with a configuration: a background below image, title and subtitle.
  mutating func drawConfigured(
    _ button: ButtonContent, _ configuration: ButtonContent.Configuration, _ view: ViewDrawing
  ) {
    let colors = ConfigurationColors(configuration, tint: view.tint, isEnabled: button.isEnabled)
    let isCapsule = configuration.isCapsule || era == .glass
    let radius = isCapsule ? view.frame.height / 2 : configuration.cornerRadius
    fill(.box(view.frame, radius: min(radius, view.frame.width / 2)), colors.background)

    let parts = view.parts(of: button)
    if let image = button.image, let frame = parts.image {
      icon(image, in: frame, color: colors.foreground)
    }
    let mode = configuration.titleLineBreakMode
    var placement = TextPlacement(
      alignment: .center, lines: mode.wraps ? 0 : 1, lineBreakMode: mode,
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
