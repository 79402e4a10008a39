// SPDX-License-Identifier: MIT

/// Text of files as it may be shown on a terminal.
enum VisibleText {
  /// `text` with characters that would move, hide or reorder others written as `\u{202E}`.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var shown = ""
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", let color = colorSequence(rest) {
        shown.unicodeScalars.append(scalar)
        shown.unicodeScalars += rest.prefix(color)
        rest.removeFirst(color)
      } else if isUnsafe(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// How many characters behind an escape set a colour and do nothing else; `nil` for others.
  private static func colorSequence(_ rest: Substring.UnicodeScalarView) -> Int? {
    guard rest.first == "[" else { return nil }
    let figures = rest.dropFirst().prefix { ("0"..."9").contains($0) || $0 == ";" }
    return rest.dropFirst(figures.count + 1).first == "m" ? figures.count + 2 : nil
  }

  /// Controls but line breaks and tabs; marks, embeddings, overrides and isolates of direction.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
