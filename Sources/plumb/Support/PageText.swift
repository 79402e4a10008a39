// SPDX-License-Identifier: MIT

import Foundation

/// Text of files as part of a page.
enum PageText {
  /// The text with its characters made visible, for content and for attributes in double quotes.
  static func escaped(_ text: String) -> String {
    VisibleText.of(text).replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
