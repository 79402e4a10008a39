// SPDX-License-Identifier: MIT

/// A box in a text in place of a character, for instance an image. Lengths are in points.
public struct InlineBox: Hashable, Sendable {
  public var width: Double
  /// The distance from the baseline up to the upper edge.
  public var ascent: Double
  /// The distance from the baseline down to the lower edge. It is negative if the box is above the
  /// baseline.
  public var descent: Double
  /// A number whose meaning the owner of the text defines, for instance an index into its images.
  public var content: Int

  public init(width: Double, ascent: Double, descent: Double, content: Int) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.content = content
  }

  public var height: Double { ascent + descent }
}
