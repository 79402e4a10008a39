// SPDX-License-Identifier: MIT

/// Text broken into lines and set: what a renderer draws. Points, from the top leading corner.
public struct TextLayout: Hashable, Sendable {
  /// A stretch of a line in one font.
  public struct Piece: Hashable, Sendable {
    /// The characters to draw; an ellipsis that truncation put in is among them.
    public var text: String
    public var font: Font
    /// Points added after each character in place of the font's tracking, or `nil`.
    public var kern: Double?
    /// The owner's number from ``AttributedText/Run/style``.
    public var style: Int
    /// Distance from the start of the line.
    public var x: Double
    public var width: Double
    /// What is shown in place of the characters, or `nil`.
    public var box: InlineBox?
  }

  public struct Line: Hashable, Sendable {
    /// In logical order. Spaces that hang at the end of a wrapped line are left out.
    public var pieces: [Piece]
    /// Indent from the leading edge.
    public var indent: Double
    /// Where the line may stand, from the left edge; `nil` for the whole width. Of a line that goes around an area the
    /// indent counts from the leading edge of the text.
    public var room: Range<Double>?
    /// From the start of the line to its end, the indent not counted.
    public var width: Double
    /// Upper edge, from the top of the layout.
    public var top: Double
    /// From the top of the layout.
    public var baseline: Double
    /// From the baseline up to the upper edge.
    public var ascent: Double
    /// From the baseline down to the lower edge.
    public var descent: Double
    /// Whether text of this line was left out.
    public var isTruncated: Bool
    /// The scalars of the text that the line stands for: hanging spaces, the break that ends it and what truncation
    /// left out among them.
    public var scalars: Range<Int>

    /// Lower edge, from the top of the layout.
    public var bottom: Double { baseline + descent }
  }

  public var lines: [Line]
  /// Extent of all lines, not rounded.
  public var size: TextSize
  /// Whether not all of the text is shown.
  public var isTruncated: Bool

  /// Baseline of the first line from the top; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// Baseline of the last line from the top; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
