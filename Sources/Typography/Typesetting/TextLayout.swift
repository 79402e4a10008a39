// SPDX-License-Identifier: MIT

/// A text broken into placed lines, ready for a renderer. Positions are in points from the top
/// leading corner.
public struct TextLayout: Hashable, Sendable {
  /// A part of a line with one font.
  public struct Piece: Hashable, Sendable {
    /// The characters to draw, including an ellipsis from truncation.
    public var text: String
    public var font: Font
    /// The points added after each character in place of the font's tracking, or `nil`.
    public var kern: Double?
    /// The value of ``AttributedText/Run/style``.
    public var style: Int
    /// The distance from the start of the line.
    public var x: Double
    public var width: Double
    /// The box in place of the characters, or `nil`.
    public var box: InlineBox?
  }

  public struct Line: Hashable, Sendable {
    /// The pieces in logical order. Spaces at the end of a wrapped line are omitted.
    public var pieces: [Piece]
    /// The indent from the leading edge.
    public var indent: Double
    /// The horizontal range of the line from the left edge, or `nil` for the whole width. If the
    /// line goes around an area, the indent is still measured from the leading edge of the text.
    public var room: Range<Double>?
    /// The distance from the start of the line to its end, without the indent.
    public var width: Double
    /// The upper edge, from the top of the layout.
    public var top: Double
    /// The baseline, from the top of the layout.
    public var baseline: Double
    /// The distance from the baseline up to the upper edge.
    public var ascent: Double
    /// The distance from the baseline down to the lower edge.
    public var descent: Double
    /// Whether text of this line is omitted.
    public var isTruncated: Bool
    /// The scalars of the text that the line represents. They include spaces at the end, the break
    /// that ends the line, and text omitted by truncation.
    public var scalars: Range<Int>

    /// The lower edge, from the top of the layout.
    public var bottom: Double { baseline + descent }
  }

  public var lines: [Line]
  /// The size of all lines together, not rounded.
  public var size: TextSize
  /// Whether a part of the text is not shown.
  public var isTruncated: Bool

  /// The baseline of the first line from the top, or 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The baseline of the last line from the top, or 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
