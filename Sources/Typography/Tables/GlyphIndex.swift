// SPDX-License-Identifier: MIT

/// The index of a scalar in the tables of the system font.
///
/// The order is ASCII, then U+00A0 to U+024F, then a few signs. The first 95 indices are also those
/// of the kerning table, which continues with three quotation marks.
enum GlyphIndex {
  static let count = 543
  static let kernedCount = 98

  /// The index in a column of advances, or `nil` for a scalar without an advance.
  static func advance(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20...0x7E: Int(scalar) - 0x20
    case 0xA0...0x24F: Int(scalar) - 0xA0 + 95
    case 0x2013: 527
    case 0x2014: 528
    case 0x2018: 529
    case 0x2019: 530
    case 0x201C: 531
    case 0x201D: 532
    case 0x2022: 533
    case 0x2026: 534
    case 0x20AC: 535
    case 0x2122: 536
    case 0x2190...0x2193: Int(scalar) - 0x2190 + 537
    case 0x2212: 541
    case 0x2713: 542
    default: nil
    }
  }

  /// The index of the character of printable ASCII that a scalar is derived from: a space, or the
  /// letter under an accent.
  static func base(of scalar: UInt32) -> Int? {
    if scalar == 0xA0 { return 0 }
    guard (0xC0...0x24F).contains(scalar), scalar != 0xD7, scalar != 0xF7 else { return nil }
    return SystemFontData.baseLetters.withUTF8Buffer { letters in
      Int(letters[Int(scalar) - 0xC0]) - 0x20
    }
  }

  /// The row or column in the kerning table, or `nil` for a scalar that is never kerned.
  static func kerned(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20...0x7E: Int(scalar) - 0x20
    case 0x2019: 95
    case 0x201C: 96
    case 0x201D: 97
    default: nil
    }
  }
}
