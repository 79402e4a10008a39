// SPDX-License-Identifier: MIT

package import Typography

/// The CSS font families with which a viewer finds a font, or the most similar font that it has.
package enum FontStack {
  static let system =
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', 'Liberation Sans', sans-serif"
  /// The system font has a separate design for large text.
  private static let display =
    "-apple-system, 'SF Pro Display', 'Inter Display', Inter, 'Helvetica Neue', 'Liberation Sans', sans-serif"
  private static let monospaced =
    "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', 'Liberation Mono', monospace"

  /// The value of `font-family`; nil for the system font at text sizes, which the document's root
  /// element sets.
  static func family(of font: Font) -> String? {
    switch font.family {
    case .system: font.size >= 20 ? display : nil
    case .monospacedSystem: monospaced
    case .named(let name): quoted(name) + ", " + fallback(name)
    case .file(let file):
      quoted(file.postScriptName) + ", " + quoted(file.familyName) + ", "
        + fallback(file.familyName)
    }
  }

  /// The family names one by one, without names that only browsers understand.
  package static func families(of font: Font) -> [String] {
    (family(of: font) ?? system).split(separator: ",").map { part in
      part.filter { $0 != "'" }.split(separator: " ").joined(separator: " ")
    }.filter { !$0.hasPrefix("-") && !$0.hasPrefix("ui-") }
  }

  /// The value of `font-weight`; nil for regular.
  package static func weight(of font: Font) -> Double? {
    var weight = font.drawnWeight
    if case .file(let file) = font.family { weight = file.weight }
    return weight == .regular ? nil : Double(weight.rawValue + 1) * 100
  }

  /// The PostScript name and the family name, because viewers differ in which of them they find.
  private static func quoted(_ name: String) -> String {
    let safe = name.filter { $0 != "'" && $0 != "\\" && $0 != "\"" }
    guard let dash = safe.firstIndex(of: "-") else { return "'\(safe)'" }
    return "'\(safe)', '\(safe[..<dash])'"
  }

  /// Prefixes of font names in lower case, with similar fonts of other systems.
  private static let substitutes: [(prefix: String, fonts: String)] = [
    ("helvetica", "'Helvetica Neue', Helvetica, 'Nimbus Sans', 'Liberation Sans', sans-serif"),
    ("arial", "Arial, 'Liberation Sans', sans-serif"),
    ("times", "'Times New Roman', 'Liberation Serif', serif"),
    ("georgia", "Georgia, Gelasio, 'Liberation Serif', serif"),
    ("newyork", "ui-serif, Georgia, 'Liberation Serif', serif"),
    ("palatino", "Palatino, 'URW Palladio L', 'Liberation Serif', serif"),
    ("baskerville", "Baskerville, 'Liberation Serif', serif"),
    ("didot", "Didot, 'Liberation Serif', serif"),
    ("hoefler", "'Hoefler Text', 'Liberation Serif', serif"),
    ("menlo", monospaced),
    ("courier", "'Courier New', 'Liberation Mono', monospace"),
    ("sfmono", monospaced),
    ("avenir", "'Avenir Next', 'Nunito Sans', Inter, sans-serif"),
    ("futura", "'Futura', Jost, Inter, sans-serif"),
  ]

  private static func fallback(_ name: String) -> String {
    let key = name.lowercased().filter { $0 != " " }
    return substitutes.first { key.hasPrefix($0.prefix) }?.fonts ?? system
  }
}
