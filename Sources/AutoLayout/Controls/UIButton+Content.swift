// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore
import Typography

extension UIButton {
  func makeContent() -> ButtonContent {
    if let configuration { return makeConfigured(configuration) }
    var content = ButtonContent(kind: buttonType.core, font: font)
    content.title = coloredTitle(font: font, color: (look(\.color) ?? defaultColor).color)
    content.image = currentImage?.content
    content.backgroundImage = currentBackgroundImage?.content
    content.contentEdgeInsets = edgeInsets?.core
    content.titleEdgeInsets = titleEdgeInsets.core
    content.imageEdgeInsets = imageEdgeInsets.core
    content.horizontalAlignment = contentHorizontalAlignment.core
    content.verticalAlignment = contentVerticalAlignment.core
    content.isEnabled = isEnabled
    content.hasDisabledColor = hasColor(for: .disabled) && controlState == .disabled
    if let titleLineBreakMode { content.lineBreakMode = titleLineBreakMode.core }
    return content
  }

  private var font: Font { titleFont?.font ?? .standardTitle(of: buttonType.core) }

  private func coloredTitle(font: Font, color: LayoutCore.Color) -> ColoredText? {
    if let attributed = look(\.attributedTitle) {
      return ColoredText(attributed, font: font, color: color, alignment: .center)
    }
    return look(\.title).map {
      ColoredText(AttributedText($0, font: font), colors: [color], alignment: .center)
    }
  }

  /// Title and image of the states count where the configuration has none.
  private func makeConfigured(_ configuration: Configuration) -> ButtonContent {
    let category = traitCollection.preferredContentSizeCategory.core ?? .large
    let font =
      titleFont?.font ?? .preferred(configuration.core.titleStyle, category: category)
    let ink =
      configuration.baseForegroundColor
      ?? (configuration.style == .filled || configuration.style == .borderedProminent
        ? UIColor(.onTint) : .tintColor)
    var content = ButtonContent(kind: .system, font: font)
    content.configuration = configuration.core
    content.title =
      text(configuration.attributedTitle, configuration.title, font: font, color: ink)
      ?? coloredTitle(font: font, color: ink.color)
    content.configuration?.subtitle = text(
      configuration.attributedSubtitle, configuration.subtitle,
      font: .preferred(.footnote, category: category), color: ink)
    content.image = (configuration.image ?? currentImage)?.beside(font).content
    content.horizontalAlignment = contentHorizontalAlignment.core
    content.verticalAlignment = contentVerticalAlignment.core
    content.isEnabled = isEnabled
    return content
  }

  private func text(
    _ attributed: AttributedString?, _ plain: String?, font: Font, color: UIColor
  ) -> ColoredText? {
    if let attributed {
      return ColoredText(
        attributed.withUIKitAttributes, font: font, color: color.color, alignment: .center)
    }
    return plain.map {
      ColoredText(AttributedText($0, font: font), colors: [color.color], alignment: .center)
    }
  }
}

extension UIButton.ButtonType {
  fileprivate var core: ButtonContent.Kind { ButtonContent.Kind(rawValue: rawValue) ?? .custom }
}

extension UIControl.ContentHorizontalAlignment {
  var core: ButtonContent.HorizontalAlignment {
    ButtonContent.HorizontalAlignment(rawValue: rawValue) ?? .center
  }
}

extension UIControl.ContentVerticalAlignment {
  var core: ButtonContent.VerticalAlignment {
    ButtonContent.VerticalAlignment(rawValue: rawValue) ?? .center
  }
}

extension UIImage {
  /// A symbol without a configuration in the size that it has beside the title of a configured button;
  /// any other image as it is.
  fileprivate func beside(_ font: Font) -> UIImage {
    guard content.isSymbol, symbolConfiguration == nil else { return self }
    return withConfiguration(SymbolConfiguration(pointSize: font.size, scale: .large))
  }
}
