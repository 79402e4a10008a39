// SPDX-License-Identifier: MIT

/// The plural category of a number in a language.
///
/// Source: Unicode CLDR, "Language Plural Rules", cardinals of integers.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  init(of number: Int, in language: String) {
    let n = number.magnitude
    let (unit, ten) = (n % 10, n % 100)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue": self = .other
    case "fr", "pt-BR", "hi", "bn", "fa", "gu", "kn", "am", "zu": self = n < 2 ? .one : .other
    case "ru", "uk", "be":
      self = Self.slavic(unit, ten) ?? .many
    case "sr", "hr", "bs": self = Self.slavic(unit, ten) ?? .other
    case "pl":
      self = n == 1 ? .one : Self.slavic(unit, ten) == .few ? .few : .many
    case "cs", "sk": self = n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "sl":
      self = ten == 1 ? .one : ten == 2 ? .two : ten == 3 || ten == 4 ? .few : .other
    case "lt":
      self = (11...19).contains(ten) ? .other : unit == 1 ? .one : unit >= 2 ? .few : .other
    case "lv": self = unit == 0 || (11...19).contains(ten) ? .zero : unit == 1 ? .one : .other
    case "ro": self = n == 1 ? .one : n == 0 || (1...19).contains(ten) ? .few : .other
    case "ar":
      self =
        n == 0
        ? .zero
        : n == 1
          ? .one
          : n == 2
            ? .two : (3...10).contains(ten) ? .few : (11...99).contains(ten) ? .many : .other
    case "he", "iw": self = n == 1 ? .one : n == 2 ? .two : .other
    case "ga": self = n == 1 ? .one : n == 2 ? .two : n < 7 ? .few : n < 11 ? .many : .other
    case "cy":
      self =
        n == 0
        ? .zero
        : n == 1 ? .one : n == 2 ? .two : n == 3 ? .few : n == 6 ? .many : .other
    default: self = n == 1 ? .one : .other
    }
  }

  private static func slavic(_ unit: UInt, _ ten: UInt) -> PluralCategory? {
    if unit == 1, ten != 11 { return .one }
    return (2...4).contains(unit) && !(12...14).contains(ten) ? .few : nil
  }
}
