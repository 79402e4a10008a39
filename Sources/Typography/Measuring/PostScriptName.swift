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
  func familyStarts(with prefix: String) -> Bool { family.starts(with: prefix.utf8) }

  /// Whether the family is `name`, which is in lower case without spaces. The fonts of a variable
  /// font are called `"OpenSansRoman-Bold"`.
  func isFamily(_ name: String) -> Bool {
    family.starts(with: name.utf8)
      && (family.count == name.utf8.count
        || family.dropFirst(name.utf8.count).elementsEqual("roman".utf8))
  }

  /// Whether `run` occurs in the family.
  func familyContains(_ run: String) -> Bool { Self.contains(run, in: family) }

  /// The weight in the style, or regular if the style has none. `nil` without a style.
  var weight: FontWeight? {
    guard !style.isEmpty else { return nil }
    return Self.spellings.first { Self.contains($0.0, in: style) }?.1 ?? .regular
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
    var rest = bytes[...]
    while rest.count >= run.utf8.count {
      if rest.starts(with: run.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
