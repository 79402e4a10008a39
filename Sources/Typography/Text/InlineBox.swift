// SPDX-License-Identifier: MIT

/// Something that stands in a text in place of a character, an image for instance. Points.
public struct InlineBox: Hashable, Sendable {
  public var width: Double
  /// From the baseline up to the upper edge.
  public var ascent: Double
  /// From the baseline down to the lower edge; negative where the box stands above the baseline.
  public var descent: Double
  /// A number that the owner of the text gives meaning to, for instance an index into its images.
  public var content: Int

  public init(width: Double, ascent: Double, descent: Double, content: Int) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.content = content
  }

  public var height: Double { ascent + descent }
}
