// SPDX-License-Identifier: MIT

extension String {
  /// Whether `text` occurs in this string, byte by byte.
  ///
  /// Embedded Swift does not have the standard library's search.
  func contains(text: StaticString) -> Bool {
    var rest = utf8[...]
    return text.withUTF8Buffer { text in
      while rest.count >= text.count {
        if rest.starts(with: text) { return true }
        rest.removeFirst()
      }
      return false
    }
  }
}
