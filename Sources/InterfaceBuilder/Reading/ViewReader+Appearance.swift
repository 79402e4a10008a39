// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension ViewReader {
  /// How a view looks apart from its content: its own attributes, and what the nib sets on its layer
  /// by key path.
  func appearance(of element: IBElement) -> Appearance {
    var appearance = Appearance()
    appearance.backgroundColor = colors.resolve("backgroundColor", of: element)
    appearance.tintColor = colors.resolve("tintColor", of: element)
    appearance.alpha = min(max(element.number("alpha") ?? 1, 0), 1)
    appearance.clipsToBounds = element.flag("clipsSubviews") ?? false
    appearance.contentMode =
      element["contentMode"].flatMap { Self.contentModes[$0] } ?? .scaleToFill
    appearance.ornaments.controlColors = controlColors(of: element)
    if element.name == "progressView" {
      appearance.ornaments.controlImages.filled = image("progressImage", of: element)
      appearance.ornaments.controlImages.empty = image("trackImage", of: element)
    }
    appearance.ornaments.isDisabled = element.flag("enabled") == false
    appearance.ornaments.textShadow = textShadow(of: element)
    for attribute in IBRuntimeAttribute.attributes(of: element) {
      apply(attribute, to: &appearance)
    }
    return appearance
  }

  private func apply(_ attribute: IBRuntimeAttribute, to appearance: inout Appearance) {
    // Designable classes repeat the layer's properties under the same names.
    let name =
      attribute.keyPath.hasPrefix("layer.")
      ? String(attribute.keyPath.dropFirst("layer.".count)) : attribute.keyPath
    switch (name, attribute.value) {
    case ("cornerRadius", .number(let radius)):
      appearance.cornerRadius = min(max(radius, 0), IBElement.coordinateLimit)
    case ("borderWidth", .number(let width)):
      appearance.borderWidth = min(max(width, 0), IBElement.coordinateLimit)
    case ("borderColor", .color(let color)), ("borderUIColor", .color(let color)):
      appearance.borderColor = colors.resolve(color)
    case ("shadowOpacity", .number(let opacity)):
      appearance.ornaments.shadow.opacity = min(max(opacity, 0), 1)
    case ("shadowRadius", .number(let radius)):
      appearance.ornaments.shadow.radius = min(max(radius, 0), IBElement.coordinateLimit)
    case ("shadowOffset", .size(let offset)):
      appearance.ornaments.shadow.offset = Point(x: offset.width, y: offset.height)
    case ("shadowColor", .color(let color)), ("shadowUIColor", .color(let color)):
      if let color = colors.resolve(color) { appearance.ornaments.shadow.color = color }
    case ("masksToBounds", .bool(let masks)), ("clipsToBounds", .bool(let masks)):
      appearance.clipsToBounds = masks
    default: break
    }
  }

  private func textShadow(of element: IBElement) -> TextShadow? {
    guard element.name == "label", let color = colors.resolve("shadowColor", of: element) else {
      return nil
    }
    let offset = element.child(key: "shadowOffset")
    return TextShadow(
      color: color,
      offset: Point(x: offset?.number("width") ?? 0, y: offset?.number("height") ?? -1))
  }

  private func controlColors(of element: IBElement) -> ControlColors {
    func color(_ key: String) -> Color? { colors.resolve(key, of: element) }
    var parts = ControlColors()
    switch element.name {
    case "slider":
      parts.filled = color("minimumTrackTintColor")
      parts.empty = color("maximumTrackTintColor")
      parts.thumb = color("thumbTintColor")
    case "progressView":
      parts.filled = color("progressTintColor")
      parts.empty = color("trackTintColor")
    case "pageControl":
      parts.filled = color("currentPageIndicatorTintColor")
      parts.empty = color("pageIndicatorTintColor")
    case "switch": parts.thumb = color("thumbTintColor")
    case "activityIndicatorView": parts.filled = color("color")
    case "segmentedControl": parts.filled = color("selectedSegmentTintColor")
    default: break
    }
    return parts
  }

  static let contentModes: [String: ContentMode] = [
    "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
    "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
    "bottomRight": .bottomRight,
  ]
}
