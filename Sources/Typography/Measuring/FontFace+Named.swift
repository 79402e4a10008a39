// SPDX-License-Identifier: MIT

extension FontFace {
  /// A font by its PostScript name or family: its own vertical measures where known, and the
  /// advances of the nearest face there are figures for.
  ///
  /// Sources of the vertical measures: the fonts' public `hhea` figures, those of Helvetica, Avenir,
  /// Futura and Open Sans confirmed by recorded label heights; the gap between lines is left out, as
  /// labels leave it out.
  init(named name: String, font: Font, era: TypographyEra) {
    let name = PostScriptName(name)
    let weight = name.weight ?? font.weight
    if let system = Self.systemFace(name, weight: weight, font: font, era: era) {
      self = system
      return
    }
    let known = NamedFace.all.first { name.familyStarts(with: $0.prefix) } ?? .unknown
    var vertical = known.vertical
    let isBold = weight >= .semibold
    // Condensed cuts of a family are about a fifth narrower.
    let stretch = name.isCondensed ? 0.8 : 1
    let glyphs: Glyphs
    switch known.advances {
    case .helveticaNeue:
      // Two sets of vertical figures in one family: from medium on the lines are taller.
      if weight >= .medium { (vertical.ascender, vertical.descender) = (0.975, 0.217) }
      // The light cuts are drawn narrower throughout.
      glyphs =
        isBold
        ? .core(.helveticaBold, factor: stretch)
        : .core(.helveticaNeue, factor: weight <= .light ? 0.965 * stretch : stretch)
    case .helvetica:
      glyphs = .core(isBold ? .helveticaBold : .helvetica, factor: stretch)
    case .times(let factor):
      // Times Bold runs a twentieth wider than Times Roman.
      glyphs = .core(.times, factor: (isBold ? 1.053 : 1) * factor * stretch)
    case .monospaced(let em):
      glyphs = .monospaced(em)
    case .system(let regular, let bold):
      let steps = min(max(weight, .regular), .bold).rawValue - FontWeight.regular.rawValue
      let factor = (regular + (bold - regular) * Double(steps) / 3) * stretch
      glyphs = .system(SystemGlyphs(weight: weight, mix: 0, isKerned: false, factor: factor))
    }
    self.init(vertical: vertical, glyphs: glyphs)
  }

  /// The system font, if `name` is one of the names it goes by.
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
