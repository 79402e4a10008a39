// SPDX-License-Identifier: MIT

/// The vertical measures of a font at its size, in points. All but the leading are positive lengths.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  public var ascender: Double
  /// From the baseline down to the bottom of a line; positive, unlike UIKit's.
  public var descender: Double
  /// What a text style adds between two lines (not above the first or below the last); may be
  /// negative where Apple's figures set the largest sizes tighter than solid.
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
