// SPDX-License-Identifier: MIT

/// The width that is assumed for a scalar that a face does not have.
enum ScalarFallback: Equatable {
  /// No width: the scalar is not drawn.
  case nothing
  /// The width of another character that looks similar.
  case like(UInt32)
  /// A fixed width in 1/1000 em.
  case em(Double)
  /// The width of an ideograph, a kana or another full-width character.
  case fullWidth
  /// The width of a Hangul syllable.
  case hangul
  /// The width of an emoji.
  case emoji

  init(_ scalar: UInt32) {
    if ClusterScanner.extendsCharacter(scalar) {
      self = .nothing
    } else if Self.isEmoji(scalar) {
      self = .emoji
    } else {
      switch scalar {
      case ..<0x20, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
        self = .nothing
      case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3:
        self = .hangul
      case 0x2E80...0x303E, 0x3040...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        self = .fullWidth
      default:
        self = Self.alphabetic(scalar)
      }
    }
  }

  private static func alphabetic(_ scalar: UInt32) -> ScalarFallback {
    switch scalar {
    case 0x391...0x3A9: like("ABLAEZHOIKAMNEOHPoETYQXWO", at: scalar - 0x391)
    case 0x3B1...0x3C9: like("abyocznoikyuvzonpcotuwxww", at: scalar - 0x3B1)
    case 0x386...0x38F: like("AoEHIoOoYO", at: scalar - 0x386)
    case 0x3AC...0x3AF: like("acni", at: scalar - 0x3AC)
    case 0x3CC...0x3CE: like("ouw", at: scalar - 0x3CC)
    case 0x400...0x40F: like("EEHLCSIIJWWHKNYH", at: scalar - 0x400)
    case 0x410...0x42F: like("ABBLDEWSNNKAMHOHPCTYQXHUWWDMBCWR", at: scalar - 0x410)
    case 0x430...0x44F: like("abardewsuuknwnonpczywxnummbwacwa", at: scalar - 0x430)
    case 0x450...0x45F: like("eehrcsiijwwhkuyn", at: scalar - 0x450)
    case 0x1E00...0x1EFF: like(SystemFontData.baseLetters1E00, at: scalar - 0x1E00)
    case 0x2000, 0x2002: .em(500)
    case 0x2001, 0x2003: .em(1000)
    case 0x2004: .em(333)
    case 0x2005: .em(250)
    case 0x2006, 0x202F, 0x2009, 0x205F: .em(200)
    case 0x200A: .em(100)
    case 0x2007, 0x2012, 0x2020, 0x2021: .like(0x30)
    case 0x2008: .like(0x2E)
    case 0x2010, 0x2011: .like(0x2D)
    case 0x2015: .like(0x2014)
    case 0x201A: .like(0x2C)
    case 0x201B, 0x2032: .like(0x27)
    case 0x201E, 0x201F, 0x2033: .like(0x22)
    case 0x2039, 0x203A: .em(485)
    case 0x2044: .like(0x2F)
    case 0x20A0...0x20CF: .like(0x30)
    case 0x2100...0x214F: .like(0x4F)
    case 0x2150...0x218F: .em(850)
    case 0x2194...0x21FF: .like(0x2192)
    case 0x2219, 0x22C5: .like(0xB7)
    case 0x2200...0x22FF: .like(0x2B)
    case 0x2300...0x2BFF: .em(880)
    case 0xFF61...0xFF9F: .em(500)
    default: .em(600)
    }
  }

  private static func like(_ letters: StaticString, at index: UInt32) -> ScalarFallback {
    letters.withUTF8Buffer { bytes in
      bytes.indices.contains(Int(index)) ? .like(UInt32(bytes[Int(index)])) : .em(600)
    }
  }

  /// Whether a scalar is an ideograph or a kana, which have a gap to Latin letters next to them.
  static func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether a scalar is a letter or a digit of the Latin script.
  static func isLatin(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: true
    default: false
    }
  }

  /// Whether a scalar is drawn as an emoji by default (Unicode's `Emoji_Presentation`).
  static func isEmoji(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x231A: false
    case 0x1F000...0x1FAFF: !(0x1F100...0x1F18D).contains(scalar)
    case 0x231A, 0x231B, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD, 0x25FE, 0x2614, 0x2615,
      0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5,
      0x26CE, 0x26D4, 0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A, 0x270B,
      0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B,
      0x2B1C, 0x2B50, 0x2B55:
      true
    default: false
    }
  }

  /// The advance of an emoji in points, including its spacing.
  ///
  /// Apple's emoji are 1.12 em wide. They are drawn a quarter larger up to 16 points, and less so
  /// up to 24 points. Source: widths that Xcode saved for emoji labels of 17 and 38 points.
  ///
  /// - Unverified: the advance of emoji up to 16 points.
  static func emojiAdvance(size: Double) -> Double {
    1.12 * (size <= 16 ? 1.25 * size : size >= 24 ? size : 20 + (size - 16) / 2)
  }
}
