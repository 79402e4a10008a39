// SPDX-License-Identifier: MIT

/// The metrics of a font, ready for measuring. All lengths are in 1/1000 em.
struct FontFace {
  var vertical: VerticalMetrics
  var glyphs: Glyphs
  /// Space after each character.
  var tracking: Double = 0
  /// The advance of an ideograph or kana, including its tracking.
  var fullWidth: Double = 1000
  /// The advance of a Hangul syllable, including its tracking. With any font it comes from the
  /// system's Hangul face.
  var hangul: Double = 863
  /// The gap between an ideograph or kana and a Latin letter or digit next to it.
  var scriptGap: Double = 0

  enum Glyphs {
    /// San Francisco. For a family without known advances it is stretched.
    case system(SystemGlyphs)
    case core(CoreAdvances, factor: Double = 1)
    case monospaced(Double)
    /// The glyphs of a font file.
    case file(FontFileTables)
  }

  /// Columns in ``SystemFontTables``, and their shares.
  struct SystemGlyphs {
    /// The offsets of the two columns in the advances.
    var text: Int
    var display: Int
    /// Share of the display column.
    var mix: Double
    /// Offset of the kerning table, or `nil` for unkerned text.
    var kerning: Int?
    var factor: Double = 1
    /// The extra widths of printable ASCII over the tables. Empty for the system font.
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

  /// The interface variant of Helvetica Neue, with the line height of San Francisco.
  static let helveticaNeueInterface = VerticalMetrics(
    ascender: 0.952, descender: 0.241, capHeight: 0.714, xHeight: 0.517)
}

extension FontFace {
  /// Finds the face for `font` in an era.
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

  /// Makes the system font of an era.
  ///
  /// Source of the advances of other scripts: widths that Xcode saved for 24 texts in Korean and 30
  /// in Chinese and Japanese.
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

  /// The share of the display cut in large type. Before iOS 13 it changes at once, and since then
  /// gradually.
  ///
  /// Source: widths that Xcode saved for 76 texts of 20 to 50 points, with the tracking that Apple
  /// publishes for them. The average is 0.26 at 20 points, 0.45 at 21, 0.56 at 22, 0.8 at 24, and 1
  /// from 28 on.
  private static func displayShare(size: Double, era: TypographyEra) -> Double {
    if size < 20 { return 0 }
    return era == .sanFrancisco9 ? 1 : min(0.26 + 0.14 * (size - 20), 1)
  }

  /// The extra advance of each character over the tables, in 1/1000 em.
  ///
  /// Source: widths that Xcode saved. They are from 68 texts of 20 points and more in regular and
  /// bold type, 20 smaller texts in light type, and two in heavy type. For iOS 13 they are from 116
  /// smaller texts in all weights. For later versions they are from 842 texts: 681 are measured
  /// within half a point with this correction, and 649 without it.
  private static func residue(size: Double, weight: FontWeight, era: TypographyEra) -> Double {
    let isLarge = size >= 20
    if era == .sanFrancisco9 { return weight == (isLarge ? .regular : .light) ? 2 : 0 }
    // The tables end at bold, and heavier type is wider.
    let beyondBold = Double(max(0, weight.rawValue - FontWeight.bold.rawValue)) * 18
    if isLarge { return beyondBold + (weight >= .bold ? 4 : 0) }
    return beyondBold - (era >= .sanFrancisco14 ? 1 : 0.4)
  }
}

extension FontFace.SystemGlyphs {
  /// - Parameter mix: the share of the display column.
  init(weight: FontWeight, mix: Double, isKerned: Bool, factor: Double = 1) {
    // The tables have light to bold. Other weights use the nearest column.
    let column = min(max(weight, .light), .bold).rawValue - FontWeight.light.rawValue
    let square = GlyphIndex.kernedCount * GlyphIndex.kernedCount
    text = column * GlyphIndex.count
    display = (column + 5) * GlyphIndex.count
    self.mix = mix
    // The lightest kerning table is that of regular.
    kerning = isKerned ? max(0, column - 1) * square : nil
    self.factor = factor
  }
}
