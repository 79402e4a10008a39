// SPDX-License-Identifier: MIT

/// A font found in the tables, ready to measure with. All figures are in 1/1000 em.
struct FontFace {
  var vertical: VerticalMetrics
  var glyphs: Glyphs
  /// Space after each character.
  var tracking: Double = 0
  /// Advance of an ideograph or kana, its tracking included.
  var fullWidth: Double = 1000
  /// Advance of a syllable of Hangul with its tracking, from the system's face beside any other.
  var hangul: Double = 863
  /// What separates an ideograph or kana from a Latin letter or digit beside it.
  var scriptGap: Double = 0

  enum Glyphs {
    /// San Francisco, as it is or (for a family without figures of its own) stretched.
    case system(SystemGlyphs)
    case core(CoreAdvances, factor: Double = 1)
    case monospaced(Double)
    /// Those of a font's own file.
    case file(FontFileTables)
  }

  /// Columns in ``SystemFontTables`` and the way to mix them.
  struct SystemGlyphs {
    /// Offsets of the two columns into the advances.
    var text: Int
    var display: Int
    /// Share of the display column.
    var mix: Double
    /// Offset of the kerning table, or `nil` for unkerned text.
    var kerning: Int?
    var factor: Double = 1
    /// What the glyphs of printable ASCII are wider than the tables say; empty for those of the system.
    var corrections: [Int16] = []
  }
}

/// The vertical measures of a face, in em.
struct VerticalMetrics {
  var ascender: Double
  var descender: Double
  var capHeight: Double
  var xHeight: Double

  /// San Francisco in every weight and cut: 2048 units, ascender 1950, descender 494.
  static let sanFrancisco = VerticalMetrics(
    ascender: 1950 / 2048, descender: 494 / 2048, capHeight: 1443 / 2048, xHeight: 1078 / 2048)

  /// The interface variant of Helvetica Neue, set as tall as San Francisco.
  static let helveticaNeueInterface = VerticalMetrics(
    ascender: 0.952, descender: 0.241, capHeight: 0.714, xHeight: 0.517)
}

extension FontFace {
  /// The face that stands for `font` in an era.
  init(_ font: Font, era: TypographyEra) {
    switch font.family {
    case .system:
      self.init(system: font, era: era)
    case .monospacedSystem:
      self.init(vertical: .sanFrancisco, glyphs: .monospaced(618), fullWidth: 1000)
    case .named(let name):
      self.init(named: name, font: font, era: era)
    case .file(let file):
      self.init(vertical: file.tables.vertical, glyphs: .file(file.tables))
    }
  }

  /// The system font of an era.
  ///
  /// Source of the advances of other scripts: widths that Xcode saved for 24 texts in Korean and 30 in
  /// Chinese and Japanese.
  init(system font: Font, era: TypographyEra) {
    let weight = font.weight
    switch era {
    case .helveticaNeue:
      self.init(
        vertical: .helveticaNeueInterface,
        glyphs: .core(weight >= .semibold ? .helveticaBold : .helveticaNeue), tracking: 3)
    case .sanFrancisco9, .sanFrancisco13, .sanFrancisco14, .sanFrancisco17:
      let size = font.measuredSize
      self.init(
        vertical: .sanFrancisco,
        glyphs: .system(
          SystemGlyphs(
            weight: weight, mix: Self.displayShare(size: size, era: era), isKerned: true)),
        tracking: SystemFontTables.shared.tracking(size: size, era: era)
          + Self.residue(size: size, weight: weight, era: era),
        fullWidth: era < .sanFrancisco17 ? 1019.3 : 935,
        scriptGap: era < .sanFrancisco17 ? 0 : 125)
    }
  }

  /// The share of the display cut in large type, which came at once before iOS 13 and by degrees since.
  ///
  /// Source: widths that Xcode saved for 76 texts of 20 to 50 points, with the tracking that Apple
  /// publishes for them: on average 0.26 at 20 points, 0.45 at 21, 0.56 at 22, 0.8 at 24, 1 from 28 on.
  private static func displayShare(size: Double, era: TypographyEra) -> Double {
    if size < 20 { return 0 }
    return era == .sanFrancisco9 ? 1 : min(0.26 + 0.14 * (size - 20), 1)
  }

  /// What a character has beyond the tables, in 1/1000 em.
  ///
  /// Source: widths that Xcode saved for 68 texts of 20 points and more in regular and bold type, for 20
  /// smaller ones in light type, and for two in heavy type; for iOS 13 those of 116 smaller texts in
  /// all weights, for later ones those of 842, of which 681 come out within half a point so and 649
  /// without.
  private static func residue(size: Double, weight: FontWeight, era: TypographyEra) -> Double {
    let isLarge = size >= 20
    if era == .sanFrancisco9 { return weight == (isLarge ? .regular : .light) ? 2 : 0 }
    // The tables end at bold; heavier type runs wider.
    let beyondBold = Double(max(0, weight.rawValue - FontWeight.bold.rawValue)) * 18
    if isLarge { return beyondBold + (weight >= .bold ? 4 : 0) }
    return beyondBold - (era >= .sanFrancisco14 ? 1 : 0.4)
  }
}

extension FontFace.SystemGlyphs {
  /// - Parameter mix: share of the display column.
  init(weight: FontWeight, mix: Double, isKerned: Bool, factor: Double = 1) {
    // The tables have light to bold; beyond these the nearest stands in.
    let column = min(max(weight, .light), .bold).rawValue - FontWeight.light.rawValue
    let square = GlyphIndex.kernedCount * GlyphIndex.kernedCount
    text = column * GlyphIndex.count
    display = (column + 5) * GlyphIndex.count
    self.mix = mix
    // The lightest kerning table is regular's.
    kerning = isKerned ? max(0, column - 1) * square : nil
    self.factor = factor
  }
}
