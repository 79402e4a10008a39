// SPDX-License-Identifier: MIT

extension Substring {
  /// The text without white space at either end.
  var trimmed: Substring {
    var result = self
    while let last = result.last, last.isWhitespace { result = result.dropLast() }
    return result.drop { $0.isWhitespace }
  }

  /// A finite decimal number as `%g` prints it, or nil.
  var figure: Double? {
    guard allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }),
      let value = Double(self), value.isFinite
    else { return nil }
    return value
  }

  /// The value of `0x7f80`.
  var hexadecimal: UInt64? { hasPrefix("0x") ? UInt64(dropFirst(2), radix: 16) : nil }

  /// The first occurrence of `other`.
  func firstRange(of other: String) -> Range<Index>? {
    guard let head = other.first else { return nil }
    var index = startIndex
    while let found = self[index...].firstIndex(of: head) {
      if self[found...].hasPrefix(other) { return found..<self.index(found, offsetBy: other.count) }
      index = self.index(after: found)
    }
    return nil
  }

  /// The last occurrence of `other`.
  func lastRange(of other: String) -> Range<Index>? {
    guard let head = other.first else { return nil }
    var end = endIndex
    while let found = self[..<end].lastIndex(of: head) {
      if self[found...].hasPrefix(other) { return found..<self.index(found, offsetBy: other.count) }
      end = found
    }
    return nil
  }
}

extension StringProtocol {
  /// Whether the text can be a class name, possibly with a module, mangled or with generic
  /// arguments.
  var isClassName: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "$" || $0 == "<" || $0 == ">"
    }
  }

  /// Whether the text can be a type name as Swift writes it. It may have generic arguments, or be
  /// private to a file: `App.(unknown context at $10a2b3c4d).Card`.
  var isTypeName: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    var depth = 0
    for character in self {
      switch character {
      case "<", "(": depth += 1
      case ">", ")":
        depth -= 1
        if depth < 0 { return false }
      case ",", ":", " ", "[", "]", "&", "-", "?": if depth == 0 { return false }
      default:
        guard character.isLetter || character.isNumber || "_.$".contains(character) else {
          return false
        }
      }
    }
    return depth == 0
  }

  /// The first 60 characters, for faults.
  var excerpt: String {
    let line = prefix(60).map { $0.isNewline ? " " : String($0) }.joined()
    return count > 60 ? "\(line)…" : line
  }
}
