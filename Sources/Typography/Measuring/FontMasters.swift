// SPDX-License-Identifier: MIT

/// The share of each master in a font of the system since iOS 14, for printable ASCII.
///
/// The masters are ultraLight, regular and black, each at 17 and at 28 points. Advances are linear
/// between them.
///
/// Source: 30 strings in all nine weights that were measured on a simulator of iOS 26. Advances and
/// tracking give their widths to 0.001 points, kerning to 0.5 points. 373 of 384 widths that Xcode
/// 12 to 26 saved are within a point.
struct FontMasters {
  /// The number of glyphs in a column.
  static var count: Int { 95 }

  /// The offset of the master beside regular, ultraLight or black, in the columns of an end.
  private var other: Int
  /// The share of that master.
  private var weight: Double
  /// The share of the columns for 28 points.
  var mix: Double
  /// The kerning in proportion to that of regular at 17 points.
  private var kerningScale: Double

  init(weight: FontWeight, size: Double) {
    other = weight < .regular ? 0 : 2 * Self.count
    self.weight =
      switch weight {
      case .ultraLight: 1
      case .thin: 290.0 / 370
      case .light: 126.0 / 370
      case .regular: 0
      case .medium: 110.0 / 600
      case .semibold: 190.0 / 600
      case .bold: 300.0 / 600
      case .heavy: 460.0 / 600
      case .black: 1
      }
    mix = Self.mix(size: size)
    kerningScale = Self.kerningScale(isLight: weight < .regular, share: self.weight, mix: mix)
  }

  /// The kerning of a weight, linear between the masters like the advances.
  ///
  /// The factor of a master is the sum of all pairs in three measured strings, divided by the sum
  /// in regular at 17 points (1085 units): 1163 in ultraLight, 1140 in black, 1665 in ultraLight at
  /// 28 points. Regular at 28 points has 1.38 times the sum of its letters at 17. Black at 28 points
  /// has that of regular, because the strings disagree: 0.77 times as much in lower-case text, 0.96
  /// times in capitals.
  private static func kerningScale(isLight: Bool, share: Double, mix: Double) -> Double {
    let small = 1 + share * (isLight ? 0.07 : 0.05)
    let large = 1.38 + share * (isLight ? 0.155 : 0)
    return small + (large - small) * mix
  }

  /// The share of the columns for 28 points: linear from 17 to 19, to 24 and to 28 points.
  static func mix(size: Double) -> Double {
    switch size {
    case ..<17: 0
    case ..<19: (size - 17) / 22
    case ..<24: (1 + (size - 19) * 1.6) / 11
    case ..<28: (9 + (size - 24) / 2) / 11
    default: 1
    }
  }

  /// The advance of a glyph in 1/1000 em.
  func advance(_ glyph: Int, in tables: SystemFontTables) -> Double {
    let small = value(glyph, in: tables)
    return (small + (value(glyph + 3 * Self.count, in: tables) - small) * mix) * Self.unit
  }

  private func value(_ place: Int, in tables: SystemFontTables) -> Double {
    let regular = Double(tables.masters[Self.count + place])
    return regular + (Double(tables.masters[other + place]) - regular) * weight
  }

  /// The extra space between two glyphs in 1/1000 em.
  func kerning(_ pair: Int, in tables: SystemFontTables) -> Double {
    Double(tables.mastersKerning[pair]) * kerningScale
  }

  /// The width of a text in 1/1000 em without tracking, and its length; nil for a text that is not
  /// printable ASCII. Sums of whole numbers are independent of the order.
  func asciiWidth(of string: String, in tables: SystemFontTables) -> (em: Double, count: Int)? {
    // Regular and the other master at 17 points, then at 28.
    var sums = (0, 0, 0, 0)
    var pairs = 0
    var count = 0
    var left = -1
    for byte in string.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return nil }
      let glyph = Int(byte) - 0x20
      sums.0 += Int(tables.masters[Self.count + glyph])
      sums.1 += Int(tables.masters[other + glyph])
      sums.2 += Int(tables.masters[4 * Self.count + glyph])
      sums.3 += Int(tables.masters[3 * Self.count + other + glyph])
      if left >= 0 {
        pairs += Int(tables.mastersKerning[left * GlyphIndex.kernedCount + glyph])
      }
      left = glyph
      count += 1
    }
    let small = Double(sums.0) + Double(sums.1 - sums.0) * weight
    let large = Double(sums.2) + Double(sums.3 - sums.2) * weight
    let em = (small + (large - small) * mix) * Self.unit
    return (em + Double(pairs) * kerningScale, count)
  }

  /// 1/2048 em in 1/1000 em.
  static var unit: Double { 1000.0 / 2048 }
}
