// SPDX-License-Identifier: MIT

/// The line breaking class of a scalar. These are the classes of Unicode Annex 14 that occur in
/// labels, by their two-letter names.
enum LineBreakClass {
  /// Letters, and all scalars without another class.
  case al
  /// Space.
  case sp
  /// Zero width space.
  case zw
  /// Glue: no-break space, word joiner.
  case gl
  /// The hyphen-minus, signs after which a line may break, and the em dash.
  case hy, ba, b2
  /// Closing punctuation; `cp` are the closing parentheses of Western text.
  case cl, cp
  /// Opening punctuation, quotation marks, exclamation and question marks, and the slash.
  case op, qu, ex, sy
  /// Infix separators: comma, full stop, colon.
  case `is`
  /// Signs and small kana that must not start a line.
  case ns
  /// Ideographs, kana, Hangul and emoji. A line may break on either side.
  case id
  /// Ellipses.
  case `in`
  /// Digits, and signs before and after numbers, such as currencies and percent.
  case nu, pr, po

  init(_ scalar: UInt32) {
    switch scalar {
    case ..<0x80: self = Self.ascii(scalar)
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .gl
    case 0xAD, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2010, 0x2012, 0x2013, 0x205F, 0x3000:
      self = .ba
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: self = .qu
    case 0xA1, 0xBF, 0x201A, 0x201E: self = .op
    case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109, 0xFF05, 0xFFE0: self = .po
    case 0xA3...0xA5, 0xB1, 0x20A0...0x20CF, 0x2116, 0x2212, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6:
      self = .pr
    case 0x200B: self = .zw
    case 0x2014: self = .b2
    case 0x2024...0x2026: self = .in
    case 0xFF01, 0xFF1F: self = .ex
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      self = .op
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301E, 0x301F, 0xFF09, 0xFF0C, 0xFF0E, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64:
      self = .cl
    case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF1A, 0xFF1B,
      0xFF65, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x3095, 0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
      0x30EE, 0x30F5, 0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF70:
      self = .ns
    case 0xFF66, 0xFF71...0xFF9F: self = .id
    default:
      switch ScalarFallback(scalar) {
      case .fullWidth, .emoji: self = .id
      default: self = .al
      }
    }
  }

  private static func ascii(_ scalar: UInt32) -> LineBreakClass {
    switch UInt8(truncatingIfNeeded: scalar) {
    case UInt8(ascii: " "): .sp
    case 0x09, UInt8(ascii: "|"): .ba
    case UInt8(ascii: "-"): .hy
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .ex
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .is
    case UInt8(ascii: "/"): .sy
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .qu
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .op
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .cp
    case UInt8(ascii: "}"): .cl
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .nu
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .pr
    case UInt8(ascii: "%"): .po
    default: .al
    }
  }
}
