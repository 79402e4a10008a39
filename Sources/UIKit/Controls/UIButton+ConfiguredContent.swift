// SPDX-License-Identifier: MIT

import Foundation
import Typography
import UIKitComponents

extension UIButton {
  /// Title and image of the states count where the configuration has none.
  func makeConfigured(_ configuration: Configuration) -> ButtonContent {
    let category = traitCollection.preferredContentSizeCategory.core ?? .large
    let font =
      titleFont?.font ?? .preferred(configuration.core.titleStyle, category: category)
    let ink =
      configuration.baseForegroundColor
      ?? (configuration.style == .filled || configuration.style == .borderedProminent
        ? UIColor(.onTint) : .tintColor)
    let title = ConfiguredText(
      font: font, color: ink, transformer: configuration.titleTextAttributesTransformer)
    let subtitle = ConfiguredText(
      font: .preferred(.footnote, category: category), color: ink,
      transformer: configuration.subtitleTextAttributesTransformer)
    var content = ButtonContent(kind: .system, font: font)
    content.configuration = configuration.core
    content.configuration?.imageColor = configuration.imageColorTransformer.map { $0(ink).color }
    let chosen = chosenElement
    content.title =
      title.colored(
        chosen == nil ? configuration.attributedTitle : nil, chosen?.title ?? configuration.title)
      ?? (look(\.attributedTitle) == nil
        ? title.colored(nil, look(\.title)) : coloredTitle(font: font, color: ink.color))
    content.configuration?.subtitle = subtitle.colored(
      configuration.attributedSubtitle, configuration.subtitle)
    content.image =
      configuration.showsActivityIndicator
      ? ContentMeasurer.activityIndicatorImage
      : (chosen?.image ?? configuration.image ?? currentImage)?.beside(font).content
    content.horizontalAlignment = contentHorizontalAlignment.core
    content.verticalAlignment = contentVerticalAlignment.core
    content.isEnabled = isEnabled
    return content
  }
}

/// How a configuration shows one of its texts.
@MainActor
private struct ConfiguredText {
  typealias Attributes = AttributeScopes.UIKitAttributes

  var font: Font
  var color: UIColor
  var transformer: UIConfigurationTextAttributesTransformer?

  func colored(_ attributed: AttributedString?, _ plain: String?) -> ColoredText? {
    guard let transformer else {
      return attributed.map(colored)
        ?? plain.map {
          ColoredText(AttributedText($0, font: font), colors: [color.color], alignment: .center)
        }
    }
    guard let text = attributed ?? plain.map({ AttributedString($0) }) else { return nil }
    var own = AttributeContainer()
    own[Attributes.FontAttribute.self] = UIFont(font)
    own[Attributes.ForegroundColorAttribute.self] = color
    var result = AttributedString()
    for run in text.runs {
      let characters = String(text[run.range].characters)
      result.append(
        AttributedString(characters, attributes: transformer(own.merging(run.attributes))))
    }
    return colored(result)
  }

  private func colored(_ text: AttributedString) -> ColoredText {
    ColoredText(text.withUIKitAttributes, font: font, color: color.color, alignment: .center)
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
