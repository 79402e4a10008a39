// SPDX-License-Identifier: MIT

import Diagnostics

/// Text of files as part of a page.
enum PageText {
  /// The text with its characters made visible, for content and for attributes in double quotes.
  static func escaped(_ text: String) -> String {
    // By scalars: a mark that follows one of them does not make it another character to a browser.
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
