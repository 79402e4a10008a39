// SPDX-License-Identifier: MIT

import Diagnostics

/// Text from files, escaped for HTML pages.
enum PageText {
  /// The text with its control characters made visible, escaped for content and for attributes in
  /// double quotes.
  static func escaped(_ text: String) -> String {
    // Escaping works on scalars: for a browser a combining mark does not change the character
    // before it.
    VisibleText.of(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
