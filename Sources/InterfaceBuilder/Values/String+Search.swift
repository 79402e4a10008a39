// SPDX-License-Identifier: MIT

extension String {
  /// Whether `text` occurs in this string, byte by byte.
  package func contains(text: StaticString) -> Bool { self.text(after: text) != nil }

  /// The text after the first occurrence of `text`, compared byte by byte. Nil if `text` does not
  /// occur.
  ///
  /// Embedded Swift does not have the standard library's search.
  package func text(after text: StaticString) -> Substring? {
    var rest = utf8[...]
    return text.withUTF8Buffer { text in
      while rest.count >= text.count {
        if rest.starts(with: text) { return Substring(rest.dropFirst(text.count)) }
        rest.removeFirst()
      }
      return nil
    }
  }
}
