// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
package import UIKitComponents

/// The values of a cell's `<listContentConfiguration>`. An empty text counts as missing, because
/// Xcode saves the same height for a cell with an empty text as for one without the text.
package struct IBListContent: Sendable {
  package var text: String?
  package var secondaryText: String?
  package var isSideBySide: Bool

  package init(_ configuration: IBElement) {
    func text(_ key: String) -> String? {
      IBText.plain(key, of: configuration).flatMap { $0.isEmpty ? nil : $0 }
    }
    self.text = text("text")
    secondaryText = text("secondaryText")
    isSideBySide = configuration.flag("prefersSideBySideTextAndSecondaryText") ?? false
  }

  package var style: ListContentStyle { isSideBySide ? .valueCell : .cell }
}

/// The texts and the image of a list content, with fonts and colors, as contents of items.
struct ShownListContent {
  var style: ListContentStyle
  var text: LabelContent?
  var secondaryText: LabelContent?
  var image: ImageContent?
  /// Whether the texts are side by side. They are not at accessibility text sizes.
  var isSideBySide: Bool
}

extension ViewReader {
  func listContent(_ configuration: IBElement) -> ShownListContent {
    let content = IBListContent(configuration)
    let style = content.style
    func label(_ text: String?, _ textStyle: TextStyle, _ color: SystemColor) -> LabelContent? {
      guard let text else { return nil }
      var label = LabelContent(
        self.text(IBText(text), font: preferredFont(textStyle), color: Color(color)))
      label.numberOfLines = 0
      return label
    }
    return ShownListContent(
      style: style, text: label(content.text, style.text, style.textColor),
      secondaryText: label(content.secondaryText, style.secondaryText, style.secondaryColor),
      image: image("image", of: configuration),
      isSideBySide: style.isSideBySide
        && !canvas.environment.contentSizeCategory.isAccessibilityCategory)
  }
}
