// SPDX-License-Identifier: MIT

import Typography

/// One of the standard fonts that every PDF viewer has.
struct PDFFont: Hashable {
  enum Family: Hashable { case sans, serif, monospaced }

  var family: Family
  var isBold: Bool
  var isItalic: Bool

  /// Creates the standard font that is most similar to `font`.
  init(nearestTo font: Font) {
    isBold = font.weight.rawValue >= FontWeight.semibold.rawValue
    isItalic = font.isItalic
    switch font.family {
    case .system: family = .sans
    case .monospacedSystem: family = .monospaced
    case .named(let name): family = Self.family(of: name)
    case .file(let file):
      family = Self.family(of: file.familyName)
      isBold = file.weight.rawValue >= FontWeight.semibold.rawValue
    }
  }

  private static func family(of name: String) -> Family {
    let key = name.lowercased()
    func begins(_ names: [String]) -> Bool { names.contains { key.hasPrefix($0) } }
    if begins(["courier", "menlo", "sfmono", "sf mono", "monaco"]) { return .monospaced }
    return begins([
      "times", "georgia", "newyork", "new york", "palatino", "baskerville", "didot", "hoefler",
    ]) ? .serif : .sans
  }

  /// The PostScript name of the font.
  var baseName: String {
    let (plain, slanted) = family == .serif ? ("Roman", "Italic") : ("", "Oblique")
    let style = (isBold ? "Bold" : "") + (isItalic ? slanted : "")
    let name =
      switch family {
      case .sans: "Helvetica"
      case .serif: "Times"
      case .monospaced: "Courier"
      }
    let ending = style.isEmpty ? plain : style
    return ending.isEmpty ? name : "\(name)-\(ending)"
  }

  /// The advance width of a text in the font.
  func width(of text: String, size: Double) -> Double {
    if family == .monospaced { return 0.6 * size * Double(text.unicodeScalars.count) }
    let name = family == .sans ? "Helvetica" : "TimesNewRomanPSMT"
    let font = Font(
      family: .named(name), weight: isBold ? .bold : .regular, isItalic: isItalic, size: size)
    return SystemFontMeasurer().width(of: text, font: font)
  }

  /// The byte of a character in the encoding Windows-1252; nil if the encoding lacks it.
  static func code(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xFF: UInt8(scalar.value)
    default: marks[scalar.value]
    }
  }

  private static let marks: [UInt32: UInt8] = [
    0x20AC: 0x80, 0x201A: 0x82, 0x0192: 0x83, 0x201E: 0x84, 0x2026: 0x85, 0x2020: 0x86,
    0x2021: 0x87, 0x02C6: 0x88, 0x2030: 0x89, 0x0160: 0x8A, 0x2039: 0x8B, 0x0152: 0x8C,
    0x017D: 0x8E, 0x2018: 0x91, 0x2019: 0x92, 0x201C: 0x93, 0x201D: 0x94, 0x2022: 0x95,
    0x2013: 0x96, 0x2014: 0x97, 0x02DC: 0x98, 0x2122: 0x99, 0x0161: 0x9A, 0x203A: 0x9B,
    0x0153: 0x9C, 0x017E: 0x9E, 0x0178: 0x9F,
  ]
}
