// SPDX-License-Identifier: MIT

/// The vertical metrics of a font at its size, in points. All except the leading are positive.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of a line.
  public var ascender: Double
  /// The distance from the baseline down to the bottom of a line. It is positive, unlike UIKit's.
  public var descender: Double
  /// The space that a text style adds between two lines, but not above the first or below the last.
  /// It may be negative: Apple sets the largest sizes with lines closer than their height.
  public var leading: Double
  /// Height of a capital letter.
  public var capHeight: Double
  /// Height of a small x.
  public var xHeight: Double

  /// Height of one line: ascender and descender.
  public var lineHeight: Double { ascender + descender }

  public init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
