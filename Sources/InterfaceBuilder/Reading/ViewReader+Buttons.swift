// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension ViewReader {
  /// What a button shows in its normal state.
  func button(_ element: IBElement) -> ButtonContent {
    let kind = Self.buttonKind(element["buttonType"])
    let state = element.children.first { $0.name == "state" && $0.key == "normal" }
    let configuration = element.child("buttonConfiguration")
    let standard =
      configuration.map { configuredFont(of: element, $0) } ?? .standardTitle(of: kind)
    var button = ButtonContent(kind: kind, font: IBFont(of: element).map(font) ?? standard)
    button.contentEdgeInsets = element.inset(key: "contentEdgeInsets")
    button.titleEdgeInsets = element.inset(key: "titleEdgeInsets") ?? .zero
    button.imageEdgeInsets = element.inset(key: "imageEdgeInsets") ?? .zero
    button.horizontalAlignment = Self.horizontalAlignment(element["contentHorizontalAlignment"])
    button.verticalAlignment = Self.verticalAlignment(element["contentVerticalAlignment"])
    button.lineBreakMode =
      element["lineBreakMode"].flatMap(LineBreakMode.init(interfaceBuilderName:))
      ?? .truncateMiddle
    button.isEnabled = element.flag("enabled") ?? true

    if let configuration {
      configure(&button, configuration)
    } else if let state {
      let color =
        colors.resolve("titleColor", of: state) ?? (kind == .system ? Color(.tint) : .white)
      if let title = IBText("title", attributedKey: "attributedTitle", of: state) {
        button.title = text(title, font: button.font, color: color)
      }
      button.image = image("image", of: state)
      button.backgroundImage = image("backgroundImage", of: state)
    }
    return button
  }

  /// The title's font where a button with a configuration sets none: the weight tells the primary one
  /// of a view.
  private func configuredFont(of element: IBElement, _ configuration: IBElement) -> Font {
    var content = ButtonContent.Configuration()
    content.size = Self.buttonSize(configuration["buttonSize"])
    var font = preferredFont(content.titleStyle)
    if element["role"] == "primary" { font.weight = .semibold }
    return font
  }

  /// Reads a button configuration (iOS 15), beside which title and image of the states do not count.
  private func configure(_ button: inout ButtonContent, _ element: IBElement) {
    var configuration = ButtonContent.Configuration()
    configuration.style = Self.configurationStyle(element["style"])
    configuration.size = Self.buttonSize(element["buttonSize"])
    if let insets = element.child(key: "contentInsets") {
      configuration.contentInsets = DirectionalEdgeInsets(
        top: insets.coordinate("top"), leading: insets.coordinate("leading"),
        bottom: insets.coordinate("bottom"), trailing: insets.coordinate("trailing"))
    }
    configuration.imagePadding = element.size("imagePadding")
    if element["titlePadding"] != nil { configuration.titlePadding = element.size("titlePadding") }
    configuration.imagePlacement =
      switch element["imagePlacement"] {
      case "trailing": .trailing
      case "top": .top
      case "bottom": .bottom
      default: .leading
      }
    configuration.isCapsule = element["cornerStyle"] == "capsule"
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
    button.configuration = configuration
  }

  private static func buttonKind(_ name: String?) -> ButtonContent.Kind {
    switch name {
    case "system", "roundedRect", "plain": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  private static func configurationStyle(_ name: String?) -> ButtonContent.ConfigurationStyle {
    switch name {
    case "gray": .gray
    case "tinted": .tinted
    case "filled": .filled
    case "borderless": .borderless
    case "bordered": .bordered
    case "borderedTinted": .borderedTinted
    case "borderedProminent": .borderedProminent
    default: .plain
    }
  }

  private static func buttonSize(_ name: String?) -> ButtonContent.ButtonSize {
    switch name {
    case "mini": .mini
    case "small": .small
    case "large": .large
    default: .medium
    }
  }

  private static func horizontalAlignment(_ name: String?) -> ButtonContent.HorizontalAlignment {
    switch name {
    case "left": .left
    case "right": .right
    case "fill": .fill
    case "leading": .leading
    case "trailing": .trailing
    default: .center
    }
  }

  private static func verticalAlignment(_ name: String?) -> ButtonContent.VerticalAlignment {
    switch name {
    case "top": .top
    case "bottom": .bottom
    case "fill": .fill
    default: .center
    }
  }
}
