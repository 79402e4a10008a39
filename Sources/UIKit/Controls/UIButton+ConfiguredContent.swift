// SPDX-License-Identifier: MIT

import Foundation
import Typography
import UIKitComponents

extension UIButton {
  /// Uses the title and image of the control's state if the configuration has none.
  func makeConfigured(_ configuration: Configuration) -> ButtonContent {
    let category = traitCollection.preferredContentSizeCategory.core ?? .large
    let font =
      titleFont?.font ?? .preferred(configuration.core.titleStyle, category: category)
    let ink =
      configuration.baseForegroundColor
      ?? (configuration.style == .filled || configuration.style == .borderedProminent
        ? UIColor(.onTint) : .tintColor)
    let title = ConfiguredText(
      traits: traitCollection, font: font, color: ink,
      transformer: configuration.titleTextAttributesTransformer)
    let subtitle = ConfiguredText(
      traits: traitCollection, font: .preferred(.footnote, category: category), color: ink,
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

/// The font, colour and transformer of a configuration's title or subtitle.
@MainActor
private struct ConfiguredText {
  typealias Attributes = AttributeScopes.UIKitAttributes

  var traits: UITraitCollection
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

  /// Fonts of text styles follow the button's text size.
  ///
  /// Source: pictures of iOS, in which three lines of a body font are 61.33 points high at the size M
  /// and 85.67 at XXXL.
  private func colored(_ attributed: AttributedString) -> ColoredText {
    var text = attributed
    for run in attributed.runs {
      guard let font = run[Attributes.FontAttribute.self]?.adjusted(to: traits) else { continue }
      text[run.range][Attributes.FontAttribute.self] = font
    }
    return ColoredText(text.withUIKitAttributes, font: font, color: color.color, alignment: .center)
  }
}

extension UIImage {
  /// Scales a symbol without a configuration to the title of a configured button. Other images are
  /// unchanged.
  fileprivate func beside(_ font: Font) -> UIImage {
    guard content.isSymbol, symbolConfiguration == nil else { return self }
    return withConfiguration(SymbolConfiguration(pointSize: font.size, scale: .large))
  }
}
