// SPDX-License-Identifier: MIT

/// Measures characters, with built-in tables (``SystemFontMeasurer``) or with real fonts.
public protocol TextMeasuring: Sendable {
  /// The vertical metrics of a font, in points.
  func metrics(of font: Font) -> FontMetrics

  /// Appends the advances of a text set in one line, in points, one for each Unicode scalar.
  ///
  /// The first scalar of a character (a letter and its marks, a ligature, a flag) has the whole
  /// advance, and the others have zero. Kerning of a pair is part of the advance of its left side.
  /// A control character, including a tab, has no advance: the ``Typesetter`` places tabs. `kern` is
  /// the number of points added after each character, or `nil` for the font's tracking.
  func appendAdvances(of text: String, font: Font, kern: Double?, to advances: inout [Double])

  /// The width in points of a text set in one line: the sum of its advances.
  func width(of text: String, font: Font, kern: Double?) -> Double
}

extension TextMeasuring {
  public func width(of text: String, font: Font, kern: Double? = nil) -> Double {
    var advances: [Double] = []
    appendAdvances(of: text, font: font, kern: kern, to: &advances)
    return advances.reduce(0, +)
  }
}
