// SPDX-License-Identifier: MIT

/// Text from files, made safe for a terminal.
enum VisibleText {
  /// `text` with control characters and direction marks written as escapes such as `\u{202E}`.
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

  /// The length of a colour sequence after an escape character; nil for any other sequence.
  private static func colorSequence(_ rest: Substring.UnicodeScalarView) -> Int? {
    guard rest.first == "[" else { return nil }
    let figures = rest.dropFirst().prefix { ("0"..."9").contains($0) || $0 == ";" }
    return rest.dropFirst(figures.count + 1).first == "m" ? figures.count + 2 : nil
  }

  /// Whether a character is a control other than a line break or tab, a line separator, or a
  /// direction mark.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
