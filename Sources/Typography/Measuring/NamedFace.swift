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
  }

  /// The start of the family name, in lower case without spaces.
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

  /// The face of a family that is not listed, with the line heights and widths of the system font.
  static let unknown = NamedFace(
    "", 1950 / 2048, 494 / 2048, cap: 1443 / 2048, x: 1078 / 2048, .system(1, bold: 1))

  /// A name that is a prefix of another name comes after it.
  static let all: [NamedFace] = [
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
    NamedFace("firasans", 0.935, 0.265, cap: 0.689, x: 0.527, .system(0.95, bold: 0.875)),
    NamedFace("montserrat", 0.968, 0.251, cap: 0.7, x: 0.517, .system(1.06, bold: 0.995)),
    NamedFace("sarabun", 1.068, 0.233, .system(0.9, bold: 0.867)),
    NamedFace("nanumgothic", 0.92, 0.23, .system(1, bold: 1)),
    // The factors of the families below compare their advances with San Francisco's in English
    // interface text. The fonts are free.
    NamedFace("opensans", 1.069, 0.293, cap: 0.714, x: 0.535, .system(0.976, bold: 0.982)),
    NamedFace("lato", 0.987, 0.213, cap: 0.717, x: 0.506, .system(0.928, bold: 0.884)),
    NamedFace("robotocondensed", 0.928, 0.244, cap: 0.711, x: 0.528, .system(0.831, bold: 0.797)),
    NamedFace("robotomono", 1.048, 0.271, cap: 0.711, x: 0.528, .monospaced(600)),
    NamedFace("roboto", 0.928, 0.244, cap: 0.711, x: 0.528, .system(0.935, bold: 0.894)),
    NamedFace("inter", 0.969, 0.241, cap: 0.727, x: 0.546, .system(1, bold: 1)),
    NamedFace("quicksand", 1, 0.25, cap: 0.7, x: 0.506, .system(0.965, bold: 0.954)),
  ]
}
