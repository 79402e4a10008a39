// SPDX-License-Identifier: MIT

/// A font family with its vertical metrics in em, and the face with the most similar advances.
struct NamedFace {
  enum Advances {
    case helveticaNeue, helvetica
    /// Times, stretched by a factor.
    case times(Double)
    /// The same advance for all characters, in 1/1000 em.
    case monospaced(Double)
    /// San Francisco's text cut, stretched by one factor for regular text and another for bold
    /// text.
    case system(Double, bold: Double)
    /// San Francisco's text cut, with the widths of Avenir Next's letters and digits.
    case avenirNext
    /// The advances of a free family's own fonts.
    case family(FamilyTable)
    /// The icons of Font Awesome, from U+F000 on.
    case icons([Int16])
  }

  /// The start of the family name, in lower case without spaces.
  var prefix: String
  /// Whether ``prefix`` is the whole name, because similar names are other families.
  var isWhole = false
  /// The advance of a Hangul syllable, for a family that has them.
  var hangul: Double?
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

  /// The face of a family whose own metrics are known.
  private init(_ name: String, _ table: FamilyTable, hangul: Double? = nil) {
    prefix = name
    isWhole = true
    vertical = table.vertical
    advances = .family(table)
    self.hangul = hangul
  }

  /// The face of a font or family; nil if it is not listed.
  static func known(_ name: PostScriptName) -> NamedFace? {
    all.first {
      $0.isWhole ? name.isFamily($0.prefix) : name.familyStarts(with: $0.prefix)
    }
  }

  /// The face of a family that is not listed, with the line heights and widths of the system font.
  static let unknown = NamedFace(
    "", 1950 / 2048, 494 / 2048, cap: 1443 / 2048, x: 1078 / 2048, .system(1, bold: 1))

  static let all = families + similar

  /// The faces with the advances of another one. A name that is a prefix of another name comes
  /// after it.
  private static let similar: [NamedFace] = [
    NamedFace("helveticaneue", 0.952, 0.213, cap: 0.714, x: 0.517, .helveticaNeue),
    // On iOS Helvetica's ascender is taller than in the file by 15 % of its line.
    NamedFace("helvetica", 0.92, 0.23, cap: 0.717, x: 0.523, .helvetica),
    NamedFace("arial", 0.905, 0.212, cap: 0.716, x: 0.519, .helvetica),
    NamedFace("avenirnextcondensed", 1, 0.366, cap: 0.708, x: 0.468, .system(0.8, bold: 0.8)),
    NamedFace("avenirnext", 1, 0.366, cap: 0.708, x: 0.468, .avenirNext),
    NamedFace("avenir", 1, 0.366, cap: 0.708, x: 0.468, .system(0.955, bold: 0.955)),
    // An eighth wider than Times, letter by letter.
    NamedFace("georgia", 0.917, 0.219, cap: 0.693, x: 0.481, .times(1.12)),
    NamedFace("timesnewroman", 0.891, 0.216, cap: 0.655, x: 0.447, .times(1)),
    NamedFace("menlo", 0.928, 0.236, cap: 0.729, x: 0.547, .monospaced(602)),
    NamedFace("couriernew", 0.833, 0.3, cap: 0.571, x: 0.423, .monospaced(600)),
    NamedFace("courier", 0.754, 0.246, cap: 0.571, x: 0.423, .monospaced(600)),
    NamedFace("futura", 1.039, 0.26, cap: 0.756, x: 0.435, .system(0.95, bold: 0.95)),
    NamedFace("chalkduster", 0.98, 0.3, .system(1, bold: 1)),
    NamedFace("montserrat", 0.968, 0.251, cap: 0.7, x: 0.517, .system(1.06, bold: 0.995)),
    NamedFace("sarabun", 1.068, 0.233, .system(0.9, bold: 0.867)),
    NamedFace("nanumgothic", 0.92, 0.23, .system(1, bold: 1)),
    // The factors of the families below compare their advances with San Francisco's in English
    // interface text.
    NamedFace("robotocondensed", 0.928, 0.244, cap: 0.711, x: 0.528, .system(0.831, bold: 0.797)),
    NamedFace("robotomono", 1.048, 0.271, cap: 0.711, x: 0.528, .monospaced(600)),
    NamedFace("quicksand", 1, 0.25, cap: 0.7, x: 0.506, .system(0.965, bold: 0.954)),
  ]

  /// The free families that apps use most.
  ///
  /// Source: the fonts. Of 7 widths that Xcode saved for Fira Sans and Open Sans, 6 are within half
  /// a point. For the other families no saved widths are known.
  private static let families: [NamedFace] = {
    var faces = [
      NamedFace("opensans", FamilyTable(FamilyData.openSans)),
      NamedFace("lato", FamilyTable(FamilyData.lato)),
      NamedFace("firasans", FamilyTable(FamilyData.firaSans)),
      NamedFace("roboto", FamilyTable(FamilyData.roboto)),
      NamedFace("inter", FamilyTable(FamilyData.inter)),
      NamedFace("poppins", FamilyTable(FamilyData.poppins)),
      NamedFace("nunito", FamilyTable(FamilyData.nunito)),
      NamedFace("raleway", FamilyTable(FamilyData.raleway)),
      NamedFace("notosans", FamilyTable(FamilyData.notoSans)),
    ]
    // Mulish was called Muli.
    let mulish = FamilyTable(FamilyData.mulish)
    faces += ["mulish", "muli"].map { NamedFace($0, mulish) }
    // Under its first name, Source Sans Pro, its lines were lower.
    let source = NamedFace("sourcesans3", FamilyTable(FamilyData.sourceSans))
    var pro = source
    pro.prefix = "sourcesanspro"
    (pro.vertical.ascender, pro.vertical.descender) = (0.984, 0.273)
    faces += [source, pro]
    let noto = FamilyTable(FamilyData.notoSansCJK)
    for script in ["jp", "kr", "sc", "tc", "hk", "cjkjp", "cjkkr", "cjksc", "cjktc", "cjkhk"] {
      faces.append(NamedFace("notosans" + script, noto, hangul: 920))
    }
    let icons = CompactTable.decode(FamilyData.fontAwesome)
    var awesome = NamedFace(
      "fontawesome", Double(icons[0]) / 1000, Double(icons[1]) / 1000,
      .icons(Array(icons[2...])))
    awesome.isWhole = true
    return faces + [awesome]
  }()
}
