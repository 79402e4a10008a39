// SPDX-License-Identifier: MIT

extension String {
  /// The text with each occurrence of `text` replaced, compared byte by byte.
  ///
  /// Embedded Swift does not have the standard library's `replacing`.
  func replacing(text: StaticString, with replacement: StaticString) -> String {
    text.withUTF8Buffer { text in
      replacement.withUTF8Buffer { replacement in
        var result: [UInt8] = []
        var rest = Array(utf8)[...]
        while let first = text.first, let place = rest.firstIndex(of: first) {
          result += rest[..<place]
          rest = rest[place...]
          if rest.starts(with: text) {
            result += replacement
            rest = rest.dropFirst(text.count)
          } else {
            result.append(rest.removeFirst())
          }
        }
        return String(decoding: result + rest, as: UTF8.self)
      }
    }
  }
}
