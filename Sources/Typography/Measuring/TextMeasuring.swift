// SPDX-License-Identifier: MIT

/// Knows how large characters are: from built-in tables (``SystemFontMeasurer``) or from real fonts.
public protocol TextMeasuring: Sendable {
  /// The vertical measures of a font, in points.
  func metrics(of font: Font) -> FontMetrics

  /// Appends the advances of a text set in one line, in points, one for each Unicode scalar.
  ///
  /// What belongs together (a letter and its marks, a ligature, a flag) has its whole advance at its
  /// first scalar and zeros after. Kerning of a pair is in the advance of its left side. A control
  /// character, a tab too, has no advance: the ``Typesetter`` places tabs.
  ///
  /// - Parameter kern: points after each character in place of the font's tracking, or `nil`.
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
