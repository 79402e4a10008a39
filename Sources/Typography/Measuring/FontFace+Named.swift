// SPDX-License-Identifier: MIT

extension FontFace {
  /// A font by its PostScript name or family: its own vertical measures where known, and the
  /// advances of the nearest face there are figures for.
  ///
  /// Sources of the vertical measures: the fonts' public `hhea` figures, those of Helvetica, Avenir,
  /// Futura and Open Sans confirmed by recorded label heights.
  init(named name: String, font: Font, era: TypographyEra) {
    let letters = name.lowercased().filter { $0 != " " }
    let parts = letters.split(separator: "-", maxSplits: 1)
    let family = parts.first.map(String.init) ?? letters
    let style = parts.count > 1 ? String(parts[1]) : ""
    var weight = font.weight
    if !style.isEmpty { weight = FontWeight(postScriptStyle: style) }

    if family.hasPrefix(".sf") || family.hasPrefix("sfpro") || family.hasPrefix("sfui")
      || family.hasPrefix(".applesystemui") || family.hasPrefix(".helveticaneueinterface")
    {
      if family.containsRun(of: "mono") {
        self.init(vertical: .sanFrancisco, glyphs: .monospaced(618))
      } else {
        var system = font
        system.weight = weight
        let isOld = family.hasPrefix(".helvetica")
        self.init(system: system, era: isOld ? .helveticaNeue : max(era, .sanFrancisco9))
      }
      return
    }

    let known = NamedFace.all.first { family.hasPrefix($0.prefix) } ?? .unknown
    var vertical = known.vertical
    let isBold = weight >= .semibold
    let glyphs: Glyphs
    switch known.advances {
    case .helveticaNeue:
      // Two sets of vertical figures in one family: from medium on the lines are taller.
      if weight >= .medium { (vertical.ascender, vertical.descender) = (0.975, 0.217) }
      // The light cuts are drawn narrower throughout.
      glyphs =
        isBold
        ? .core(.helveticaBold) : .core(.helveticaNeue, factor: weight <= .light ? 0.965 : 1)
    case .helvetica:
      glyphs = .core(isBold ? .helveticaBold : .helvetica)
    case .times:
      glyphs = .core(.times)
    case .monospaced(let em):
      glyphs = .monospaced(em)
    case .system(let factor):
      glyphs = .system(SystemGlyphs(weight: weight, mix: 0, isKerned: false, factor: factor))
    }
    self.init(vertical: vertical, glyphs: glyphs)
  }
}

/// A family with its vertical measures in em and the face whose advances come nearest.
struct NamedFace {
  enum Advances {
    case helveticaNeue, helvetica, times
    case monospaced(Double)
    /// San Francisco's text cut, stretched by a factor.
    case system(Double)
  }

  /// How the name begins, in small letters without spaces.
  var prefix: String
  var vertical: VerticalMetrics
  var advances: Advances

  init(
    _ prefix: String, _ ascender: Double, _ descender: Double, cap: Double = 0.71,
    x: Double = 0.52, _ advances: Advances
  ) {
    self.prefix = prefix
    vertical = VerticalMetrics(
      ascender: ascender, descender: descender, capHeight: cap, xHeight: x)
    self.advances = advances
  }

  /// For a family that is not listed: the lines and widths of the system font.
  static let unknown = NamedFace(
    "", 1950 / 2048, 494 / 2048, cap: 1443 / 2048, x: 1078 / 2048, .system(1))

  /// A name that begins another comes after it.
  static let all: [NamedFace] = [
    NamedFace("helveticaneue", 0.952, 0.213, cap: 0.714, x: 0.517, .helveticaNeue),
    // On iOS Helvetica's ascender is 15 % of its line taller than in the file.
    NamedFace("helvetica", 0.92, 0.23, cap: 0.717, x: 0.523, .helvetica),
    NamedFace("arial", 0.905, 0.212, cap: 0.716, x: 0.519, .helvetica),
    NamedFace("avenirnextcondensed", 1, 0.366, cap: 0.708, x: 0.468, .system(0.8)),
    NamedFace("avenir", 1, 0.366, cap: 0.708, x: 0.468, .system(0.955)),
    NamedFace("georgia", 0.917, 0.219, cap: 0.693, x: 0.481, .times),
    NamedFace("timesnewroman", 0.891, 0.216, cap: 0.655, x: 0.447, .times),
    NamedFace("menlo", 0.928, 0.236, cap: 0.729, x: 0.547, .monospaced(602)),
    NamedFace("couriernew", 0.833, 0.3, cap: 0.571, x: 0.423, .monospaced(600)),
    NamedFace("courier", 0.754, 0.246, cap: 0.571, x: 0.423, .monospaced(600)),
    NamedFace("futura", 1.039, 0.26, cap: 0.756, x: 0.435, .system(1)),
    NamedFace("chalkduster", 0.98, 0.3, .system(1)),
    NamedFace("firasans", 0.935, 0.265, cap: 0.689, x: 0.527, .system(1)),
    NamedFace("opensans", 1.069, 0.293, cap: 0.714, x: 0.535, .system(1)),
  ]
}
