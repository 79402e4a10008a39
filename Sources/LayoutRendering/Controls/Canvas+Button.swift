// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

extension Canvas {
  mutating func drawButton(_ button: ButtonContent, _ view: ViewDrawing) {
    if let configuration = button.configuration {
      drawConfigured(button, configuration, view)
      return
    }
    if let image = button.backgroundImage { background(image, in: view.frame, on: view) }
    let parts = view.parts(of: button)
    switch button.kind {
    case .custom, .system: drawPlain(button, parts, view)
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      let titled = view.measurer.titledForm(of: button)
      if titled.kind == .system {
        drawPlain(titled, parts, view)
      } else {
        drawGlyph(button.kind.symbol ?? "", parts, view)
      }
    case .close: drawClose(parts)
    }
  }

  /// An image and a title, as buttons without a configuration show them.
  private mutating func drawPlain(
    _ button: ButtonContent, _ parts: ButtonParts, _ view: ViewDrawing
  ) {
    let faded = Color(.tertiaryLabel)
    if let image = button.image, let frame = parts.image {
      icon(
        image, in: frame, color: button.isEnabled ? view.tint : faded,
        isTemplate: button.kind == .system, on: view)
    }
    guard var title = button.title, let frame = parts.title else { return }
    if !button.isEnabled, button.kind == .system, !button.hasDisabledColor { title.colors = [] }
    draw(
      title, color: !button.isEnabled ? faded : button.kind == .system ? view.tint : .white,
      in: frame,
      TextPlacement(
        alignment: .center, lines: button.lineBreakMode.wraps ? 0 : 1,
        lineBreakMode: button.lineBreakMode, direction: view.direction))
  }

  private mutating func drawGlyph(_ name: String, _ parts: ButtonParts, _ view: ViewDrawing) {
    guard let frame = parts.image else { return }
    symbol(name, in: frame, color: view.tint, weight: 0.85)
  }

  private mutating func drawClose(_ parts: ButtonParts) {
    guard let circle = parts.image else { return }
    let inset = circle.width * 0.32
    fill(.ellipse(circle), Color(.tertiarySystemFill))
    symbol(
      "xmark", in: circle.insetBy(inset, inset), color: Color(.secondaryLabel), weight: 1.5)
  }
}

extension ViewDrawing {
  var measurer: ContentMeasurer { ContentMeasurer(environment: environment) }

  /// Where a button shows its parts, with coordinates that can be drawn.
  fileprivate func drawableParts(_ parts: ButtonParts) -> ButtonParts {
    ButtonParts(
      title: parts.title?.drawable, subtitle: parts.subtitle?.drawable, image: parts.image?.drawable
    )
  }

  func parts(of button: ButtonContent) -> ButtonParts {
    let content = measurer.contentRect(of: button, in: frame, direction).drawable
    return drawableParts(measurer.parts(of: button, in: content, direction))
  }
}

extension LineBreakMode {
  /// Whether a title in this mode takes more than one line.
  var wraps: Bool { self == .wordWrap || self == .characterWrap }
}
