// SPDX-License-Identifier: MIT

extension FontFace {
  /// Makes a face from a PostScript name or family name. It has the vertical metrics of the family
  /// if they are known, and the advances of the nearest known face.
  ///
  /// Sources of the vertical metrics: the fonts' public `hhea` values. Recorded label heights
  /// confirm those of Helvetica, Avenir, Futura and Open Sans. The gap between lines is ignored, as
  /// in labels.
  init(named name: String, font: Font, era: TypographyEra) {
    let name = PostScriptName(name)
    let known = NamedFace.known(name) ?? .unknown
    let weight =
      name.weight ?? (known.isWhole ? name.weight(after: known.prefix) : nil) ?? font.weight
    if let system = Self.systemFace(name, weight: weight, font: font, era: era) {
      self = system
      return
    }
    var vertical = known.vertical
    let isBold = weight >= .semibold
    // Condensed styles of a family are about a fifth narrower.
    let stretch = name.isCondensed ? 0.8 : 1
    let glyphs: Glyphs
    switch known.advances {
    case .helveticaNeue:
      // The family has two sets of vertical metrics. From medium on the lines are taller.
      if weight >= .medium { (vertical.ascender, vertical.descender) = (0.975, 0.217) }
      // The light styles are narrower in all letters.
      glyphs =
        isBold
        ? .core(.helveticaBold, factor: stretch)
        : .core(.helveticaNeue, factor: weight <= .light ? 0.965 * stretch : stretch)
    case .helvetica:
      glyphs = .core(isBold ? .helveticaBold : .helvetica, factor: stretch)
    case .times(let factor):
      // Times Bold is a twentieth wider than Times Roman.
      glyphs = .core(.times, factor: (isBold ? 1.053 : 1) * factor * stretch)
    case .monospaced(let em):
      glyphs = .monospaced(em)
    case .family(let table):
      let columns = FamilyTable.columns(for: weight)
      glyphs = .family(table, first: columns.first, share: columns.share, factor: stretch)
    case .icons(let advances):
      glyphs = .icons(advances)
    case .avenirNext:
      // The heaviest style is wider than the tables, which end at bold.
      let factor = (weight > .bold ? 1.01 : 0.97) * stretch
      var system = SystemGlyphs(weight: weight, mix: 0, isKerned: false, factor: factor)
      system.corrections = Self.avenirNext
      glyphs = .system(system)
    case .system(let regular, let bold):
      let steps = min(max(weight, .regular), .bold).rawValue - FontWeight.regular.rawValue
      let factor = (regular + (bold - regular) * Double(steps) / 3) * stretch
      glyphs = .system(SystemGlyphs(weight: weight, mix: 0, isKerned: false, factor: factor))
    }
    self.init(vertical: vertical, glyphs: glyphs)
    if let syllable = known.hangul { hangul = syllable }
  }

  /// The extra width of Avenir Next's printable ASCII over San Francisco's at 0.97 of its width, in
  /// 1/1000 em.
  ///
  /// Source: 34 widths that Xcode saved, of which 33 are matched within a point, and digits of 568.
  private static let avenirNext: [Int16] = [
    -54, -24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -24, 0, -21, 0,
    -38, 103, -18, -29, -48, -28, -47, 7, -50, -47, -54, 0, 0, 0, 0, 0,
    0, 57, 0, 12, 51, 21, 0, 0, 30, 24, 0, 18, -15, 0, 0, 24,
    0, 0, 27, 0, -102, 0, 0, -24, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, -21, 0, 33, -15, -45, 33, 0, 12, 0, -36, 27, 78, 9, -12,
    0, 0, -39, -84, 0, 0, 18, -12, 0, -48, 0, 0, 0, 0, 0,
  ]

  /// The system font, if `name` is one of its names.
  private static func systemFace(
    _ name: PostScriptName, weight: FontWeight, font: Font, era: TypographyEra
  ) -> FontFace? {
    let isOld = name.familyStarts(with: ".helveticaneueinterface")
    let names = [".sf", "sfpro", "sfui", "sfmono", ".applesystemui"]
    guard isOld || names.contains(where: name.familyStarts(with:)) else { return nil }
    if name.familyContains("mono") {
      return FontFace(vertical: .sanFrancisco, glyphs: .monospaced(618))
    }
    var system = font
    system.weight = weight
    return FontFace(system: system, era: isOld ? .helveticaNeue : max(era, .sanFrancisco9))
  }
}
