// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The text that an element shows, as the file states it.
struct ShownText {
  var text: String
  /// Whether the font follows the text size.
  var isScaled: Bool
  var isShrinking: Bool
  var lines: Int
  /// Whether a font is stated at all.
  var hasFont: Bool

  /// nil for an element that shows no text of its own.
  init?(of element: IBElement) {
    var font = element.child(key: "fontDescription")
    switch element.name {
    case "label":
      text = element["text"] ?? element.children.first { $0.key == "text" }?.text ?? ""
      // What is no number of lines says nothing.
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
    // A configuration without a font of its own has a text style.
    let isConfigured = element.child(key: "configuration") != nil
    hasFont = font?.name == "fontDescription"
    isScaled = font?["style"] != nil || (isConfigured && font == nil)
    isShrinking =
      element["adjustsFontSizeToFit"] == "YES"
      || (element.number("minimumFontSize") ?? 0) > 0 && element["adjustsFontSizeToFit"] != "NO"
      || (element.number("minimumScaleFactor") ?? 0) > 0
  }

  /// Whether the text has words, which translations make longer.
  var isWords: Bool { text.unicodeScalars.count { $0.properties.isAlphabetic } >= 2 }
}
