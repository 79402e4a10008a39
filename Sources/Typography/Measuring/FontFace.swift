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
    /// A free family: two columns of its table, and the share of the second.
    case family(FamilyTable, first: Int, share: Double, factor: Double)
    /// Icons from U+F000 on.
    case icons([Int16])
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
    /// The masters of printable ASCII, in place of the columns; nil before iOS 14, and for other
    /// families.
    var masters: FontMasters?
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
      var system = SystemGlyphs(
        weight: weight, mix: Self.displayShare(size: size, era: era), isKerned: true)
      var tracking = SystemFontTables.shared.tracking(size: size, era: era)
      if Self.hasMasters(size: size, era: era) {
        let masters = FontMasters(weight: weight, size: size)
        (system.masters, system.mix) = (masters, masters.mix)
        tracking = SystemFontTables.shared.trackingOfMasters(size: size)
      } else {
        tracking += Self.residue(size: size, weight: weight, era: era)
      }
      self.init(
        vertical: .sanFrancisco, glyphs: .system(system), tracking: tracking,
        fullWidth: era < .sanFrancisco17 ? 1019.3 : 935,
        scriptGap: era < .sanFrancisco17 ? 0 : 125)
    }
  }

  /// Whether the masters of iOS 26 give the widths of an era. Small type was slightly wider before
  /// iOS 14.
  ///
  /// Source: widths that Xcode saved, without and with the masters. Of 373 below 20 points since
  /// iOS 14, 330 and 352 are within half a point. Of 23 larger ones since iOS 13, 16 and 22 are
  /// within a point. For iOS 13, 47 and 43 of 52 smaller ones are within half a point.
  private static func hasMasters(size: Double, era: TypographyEra) -> Bool {
    era >= .sanFrancisco14 || era == .sanFrancisco13 && size >= 20
  }

  /// The share of the display cut in large type before iOS 13.
  private static func displayShare(size: Double, era: TypographyEra) -> Double {
    size >= 20 && era == .sanFrancisco9 ? 1 : 0
  }

  /// The extra advance of each character over the columns, in 1/1000 em.
  ///
  /// Source: widths that Xcode saved. They are from 68 texts of 20 points and more in regular and
  /// bold type, 20 smaller texts in light type, and two in heavy type. For iOS 13 they are from 116
  /// smaller texts in all weights.
  private static func residue(size: Double, weight: FontWeight, era: TypographyEra) -> Double {
    let isLarge = size >= 20
    if era == .sanFrancisco9 { return weight == (isLarge ? .regular : .light) ? 2 : 0 }
    // The columns end at bold, and heavier type is wider.
    return Double(max(0, weight.rawValue - FontWeight.bold.rawValue)) * 18 - 0.4
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
