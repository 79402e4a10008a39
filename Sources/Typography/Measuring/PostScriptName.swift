// SPDX-License-Identifier: MIT

/// A font name split into family and style, such as `"AvenirNext-DemiBold"`.
///
/// It uses the ASCII bytes of the name in lower case without spaces, so that looking up a font
/// needs no Unicode case mapping. A family name alone has no style.
struct PostScriptName {
  private let family: [UInt8]
  private let style: [UInt8]

  init(_ name: String) {
    var family: [UInt8] = []
    var style: [UInt8] = []
    var isStyle = false
    for byte in name.utf8 where byte != UInt8(ascii: " ") {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let letter = isCapital ? byte + 0x20 : byte
      if isStyle {
        style.append(letter)
      } else if letter == UInt8(ascii: "-") {
        isStyle = true
      } else {
        family.append(letter)
      }
    }
    self.family = family
    self.style = style
  }

  /// Whether the family begins with `prefix`, which is in lower case without spaces.
  func familyStarts(with prefix: String) -> Bool { Self.has(prefix, in: family, at: 0) }

  /// Whether the family is `name`, which is in lower case without spaces.
  func isFamily(_ name: String) -> Bool { style(after: name) != nil }

  /// The weight in a name without a hyphen, such as `"OpenSansBold"`. Nil if it has none.
  func weight(after name: String) -> FontWeight? {
    guard let style = style(after: name), !style.isEmpty else { return nil }
    return Self.weight(in: style) ?? .regular
  }

  /// The style between a family's name and the hyphen, often empty. Nil if another family's name
  /// begins with this one: `"NunitoSans"` is not Nunito. The cuts of a variable font are called
  /// `"OpenSansRoman-Bold"`, `"InterVariable"` or, for an optical size, `"Inter18pt-Bold"`.
  private func style(after name: String) -> [UInt8]? {
    guard Self.has(name, in: family, at: 0) else { return nil }
    var start = name.utf8.count
    var digits = start
    while digits < family.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(family[digits]) {
      digits += 1
    }
    if digits > start, Self.has("pt", in: family, at: digits) { start = digits + 2 }
    for mark in ["roman", "variable", "ui"] where Self.has(mark, in: family, at: start) {
      start += mark.utf8.count
    }
    var end = start
    while let length = Self.lengthOfWord(in: family, at: end) { end += length }
    return end == family.count ? Array(family[start...]) : nil
  }

  /// The length of a word for a weight or slope at a position. Nil without one.
  private static func lengthOfWord(in bytes: [UInt8], at start: Int) -> Int? {
    for (word, _) in spellings where has(word, in: bytes, at: start) { return word.utf8.count }
    for word in ["regular", "italic"] where has(word, in: bytes, at: start) {
      return word.utf8.count
    }
    return nil
  }

  /// Whether `run` occurs in the family.
  func familyContains(_ run: String) -> Bool { Self.contains(run, in: family) }

  /// The weight in the style, or regular if the style has none. `nil` without a style.
  var weight: FontWeight? {
    guard !style.isEmpty else { return nil }
    return Self.weight(in: style) ?? .regular
  }

  private static func weight(in style: [UInt8]) -> FontWeight? {
    spellings.first { contains($0.0, in: style) }?.1
  }

  /// Whether the style is condensed: `"Futura-CondensedMedium"`.
  var isCondensed: Bool { Self.contains("cond", in: style) }

  /// The longer names come first, because "ultralight" contains "light" and "semibold" contains
  /// "bold".
  private static let spellings: [(String, FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("demibold", .semibold), ("semibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
    ("bold", .bold), ("demi", .semibold), ("medium", .medium), ("heavy", .heavy),
    ("black", .black),
  ]

  private static func contains(_ run: String, in bytes: [UInt8]) -> Bool {
    for start in bytes.indices where has(run, in: bytes, at: start) { return true }
    return false
  }

  /// Whether `word` is at a position. Slices are avoided: in WebAssembly, `starts(with:)` of a
  /// slice of these bytes ended with an invalid memory access (Swift 6.3.1).
  private static func has(_ word: String, in bytes: [UInt8], at start: Int) -> Bool {
    guard start + word.utf8.count <= bytes.count else { return false }
    var index = start
    for byte in word.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }
}
