// SPDX-License-Identifier: MIT

/// Undoes typographic changes by editors, pages and input methods, as far as they do not affect
/// quoted text. It restores blanks of every width, hyphens and brackets, removes invisible marks,
/// and decodes text again that was decoded with the wrong encoding.
enum TypographicText {
  private static let constraint = BytePattern("onstraint")

  static func plain(_ line: [UInt8]) -> [UInt8] {
    guard line.contains(constraint) || isShort(line) else { return line }
    let text = String(decoding: line, as: UTF8.self)
    var result = String.UnicodeScalarView()
    for scalar in (reread(text) ?? text).unicodeScalars {
      switch scalar.value {
      case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: result.append(" ")
      case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF:
        continue
      case 0x85, 0x2028, 0x2029: result.append("\n")
      case 0x2010, 0x2011, 0x2212, 0xFE63, 0xFF0D: result.append("-")
      case 0x2039, 0x3008, 0x27E8, 0x2329, 0xFE64, 0x276E, 0xFF1C: result.append("<")
      case 0x203A, 0x3009, 0x27E9, 0x232A, 0xFE65, 0x276F, 0xFF1E: result.append(">")
      default: result.append(scalar)
      }
    }
    var plain = String(result).replacing(text: "\u{FF1A}0x", with: ":0x")
    if isShort(line) { plain = String(String.UnicodeScalarView(plain.unicodeScalars.map(narrow))) }
    return Array(plain.utf8)
  }

  /// Whether the line is short enough to be the closing line of a list.
  private static func isShort(_ line: [UInt8]) -> Bool { line.count <= 40 }

  /// The ASCII character for a full-width one. Full-width characters are in the order of ASCII.
  static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// Restores UTF-8 that was decoded as Windows' western encoding; nil if the text is not of that
  /// kind.
  private static func reread(_ text: String) -> String? {
    guard text.unicodeScalars.contains(where: { $0.value == 0xC2 || $0.value == 0xE2 }) else {
      return nil
    }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.value < 0x100 {
        bytes.append(UInt8(scalar.value))
      } else if let index = westernScalars.firstIndex(of: scalar.value) {
        bytes.append(0x80 + UInt8(index))
      } else {
        return nil
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The characters for the bytes 0x80 to 0x9F in that encoding; 0 for undefined bytes.
  private static let westernScalars: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}
