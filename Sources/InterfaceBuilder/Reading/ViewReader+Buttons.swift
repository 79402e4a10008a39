// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
package import UIKitComponents

extension ViewReader {
  /// What a button shows in the state that the file puts it in.
  func button(_ element: IBElement) -> ButtonContent {
    let kind = element["buttonType"].flatMap { Self.buttonKinds[$0] } ?? .custom
    let states = states(of: element)
    let configuration = element.child("buttonConfiguration")
    let standard =
      configuration.map { configuredFont(of: element, $0) } ?? .standardTitle(of: kind)
    var button = ButtonContent(kind: kind, font: IBFont(of: element).map(font) ?? standard)
    button.contentEdgeInsets = element.inset(key: "contentEdgeInsets")
    button.titleEdgeInsets = element.inset(key: "titleEdgeInsets") ?? .zero
    button.imageEdgeInsets = element.inset(key: "imageEdgeInsets") ?? .zero
    button.horizontalAlignment = element.horizontalAlignment
    button.verticalAlignment = element.verticalAlignment
    button.lineBreakMode =
      element["lineBreakMode"].flatMap(LineBreakMode.init(interfaceBuilderName:))
      ?? .truncateMiddle
    button.isEnabled = element.flag("enabled") ?? true

    if let configuration {
      configure(&button, configuration)
    } else {
      let color =
        states.lazy.compactMap { colors.resolve("titleColor", of: $0) }.first
        ?? (kind == .system ? Color(.tint) : .white)
      let titled =
        states.first { $0.child(key: "attributedTitle")?.name == "attributedString" }
        ?? states.first { IBText.plain("title", of: $0) != nil }
      let title = titled.flatMap { IBText("title", attributedKey: "attributedTitle", of: $0) }
      button.title = title.map { text($0, font: button.font, color: color) }
      button.image = states.lazy.compactMap { image("image", of: $0) }.first
      button.backgroundImage = states.lazy.compactMap { image("backgroundImage", of: $0) }.first
      button.hasDisabledColor =
        states.first { $0.key == "disabled" }?.child(key: "titleColor") != nil
    }
    return button
  }

  /// What is set for the button's state, then what counts where that sets nothing.
  private func states(of element: IBElement) -> [IBElement] {
    var keys: [String] = []
    if element.flag("enabled") == false { keys.append("disabled") }
    if element.flag("selected") == true { keys.append("selected") }
    if element.flag("highlighted") == true { keys.append("highlighted") }
    // Nothing in a file is set for two of them together.
    let names = keys.count == 1 ? keys + ["normal"] : ["normal"]
    return names.compactMap { name in
      element.children.first { $0.name == "state" && $0.key == name }
    }
  }

  /// The title's font where a configured button sets none: the weight tells the primary one.
  private func configuredFont(of element: IBElement, _ configuration: IBElement) -> Font {
    var content = ButtonContent.Configuration()
    content.size = configuration.value("buttonSize") ?? .medium
    var font = preferredFont(content.titleStyle)
    if element["role"] == "primary" { font.weight = .semibold }
    return font
  }

  /// Reads a button configuration (iOS 15), beside which title and image of the states do not count.
  private func configure(_ button: inout ButtonContent, _ element: IBElement) {
    var configuration = ButtonContent.Configuration()
    configuration.style = element.value("style") ?? .plain
    configuration.size = element.value("buttonSize") ?? .medium
    if let insets = element.child(key: "contentInsets") {
      configuration.contentInsets = DirectionalEdgeInsets(
        top: insets.coordinate("top"), leading: insets.coordinate("leading"),
        bottom: insets.coordinate("bottom"), trailing: insets.coordinate("trailing"))
    }
    configuration.imagePadding = element.size("imagePadding")
    if element["titlePadding"] != nil { configuration.titlePadding = element.size("titlePadding") }
    configuration.imagePlacement = element.value("imagePlacement") ?? .leading
    configuration.titleAlignment =
      Self.titleAlignments[element["titleAlignment"] ?? ""] ?? .center
    configuration.isCapsule = element["cornerStyle"] == "capsule"
    if let background = element.child("backgroundConfiguration") {
      configuration.ownCornerRadius = background["cornerRadius"].map { _ in
        background.size("cornerRadius")
      }
      configuration.strokeColor = colors.resolve("strokeColor", of: background)
      configuration.strokeWidth = background.size("strokeWidth")
    }
    configuration.foregroundColor = colors.resolve("baseForegroundColor", of: element)
    configuration.backgroundColor =
      colors.resolve("baseBackgroundColor", of: element)
      ?? element.child("backgroundConfiguration").flatMap {
        colors.resolve("backgroundColor", of: $0)
      }
    let isFilled = configuration.style == .filled || configuration.style == .borderedProminent
    let ink = configuration.foregroundColor ?? Color(isFilled ? .onTint : .tint)
    if let description = element.child(key: "titleFontDescription")
      ?? element.child("fontDescription")
    {
      button.font = font(IBFont(description: description))
    }
    if let title = IBText("title", attributedKey: "attributedTitle", of: element) {
      button.title = text(title, font: button.font, color: ink)
    }
    if let subtitle = IBText("subtitle", attributedKey: "attributedSubtitle", of: element) {
      configuration.subtitle = text(subtitle, font: preferredFont(.footnote), color: ink)
    }
    // Symbols stand beside a title of the configuration in its size, and larger than in text.
    button.image = image("image", of: element, font: button.font, scale: .large)
    if element.flag("showsActivityIndicator") == true {
      configuration.showsActivityIndicator = true
      button.image = ContentMeasurer.activityIndicatorImage
    }
    button.configuration = configuration
  }

  private static let titleAlignments: [String: ButtonContent.HorizontalAlignment] = [
    "leading": .leading, "trailing": .trailing,
  ]

  private static let buttonKinds: [String: ButtonContent.Kind] = [
    "system": .system, "roundedRect": .system, "plain": .system, "close": .close,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd,
  ]
}

extension IBElement {
  /// Where a control shows its content.
  package var horizontalAlignment: ButtonContent.HorizontalAlignment {
    switch self["contentHorizontalAlignment"] {
    case "left": .left
    case "right": .right
    case "fill": .fill
    case "leading": .leading
    case "trailing": .trailing
    default: .center
    }
  }

  package var verticalAlignment: ButtonContent.VerticalAlignment {
    switch self["contentVerticalAlignment"] {
    case "top": .top
    case "bottom": .bottom
    case "fill": .fill
    default: .center
    }
  }
}
