// SPDX-License-Identifier: MIT

import Foundation
import Typography
import UIKitComponents

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

  func coloredTitle(font: Font, color: UIKitComponents.Color) -> ColoredText? {
    if let attributed = look(\.attributedTitle), chosenElement == nil {
      return ColoredText(attributed, font: font, color: color, alignment: .center)
    }
    return (chosenElement?.title ?? look(\.title)).map {
      ColoredText(AttributedText($0, font: font), colors: [color], alignment: .center)
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
