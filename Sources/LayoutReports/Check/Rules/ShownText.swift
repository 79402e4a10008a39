// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The text that an element shows, as written in the file.
struct ShownText {
  var text: String
  /// Whether the font follows the text size.
  var isScaled: Bool
  var isShrinking: Bool
  var lines: Int
  /// Whether the element specifies a font.
  var hasFont: Bool

  /// Nil unless the element is a label or a button.
  init?(of element: IBElement) {
    var font = element.child(key: "fontDescription")
    switch element.name {
    case "label":
      text = element["text"] ?? element.children.first { $0.key == "text" }?.text ?? ""
      // A value that is not a whole number counts as one line.
      lines = Int(exactly: element.number("numberOfLines") ?? 1) ?? 1
    case "button":
      let state = element.child(key: "normal")
      let configuration = element.child(key: "configuration")
      text = configuration?["title"] ?? state?["title"] ?? ""
      if configuration != nil {
        font =
          configuration?.child(key: "titleFontDescription")
          ?? configuration?.child(key: "titleAttributes") ?? font
      }
      lines = 1
    default: return nil
    }
    // A configuration without a font uses a text style.
    let isConfigured = element.child(key: "configuration") != nil
    hasFont = font?.name == "fontDescription"
    isScaled = font?["style"] != nil || (isConfigured && font == nil)
    isShrinking =
      element["adjustsFontSizeToFit"] == "YES"
      || (element.number("minimumFontSize") ?? 0) > 0 && element["adjustsFontSizeToFit"] != "NO"
      || (element.number("minimumScaleFactor") ?? 0) > 0
  }

  /// Whether the text contains words. A translation can make them longer.
  var isWords: Bool { text.unicodeScalars.count { $0.properties.isAlphabetic } >= 2 }
}
