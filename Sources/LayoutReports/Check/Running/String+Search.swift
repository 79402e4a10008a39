// SPDX-License-Identifier: MIT

extension String {
  /// The text after the first occurrence of `text`, compared byte by byte; nil if there is none.
  ///
  /// Embedded Swift does not have the standard library's search.
  func text(after text: StaticString) -> Substring? {
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
