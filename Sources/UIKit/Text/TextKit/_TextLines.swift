// SPDX-License-Identifier: MIT

public import Foundation

/// The lines of a text in a box, for modules that set text without a container.
@_spi(Additions) public struct _TextLines {
  public struct _Line {
    /// In the text, in UTF-16 units.
    public var range: NSRange
    /// The start of each unit and the end of the last one, from the leading edge of the box.
    public var edges: [CGFloat]
    /// From the top of the box.
    public var baseline: CGFloat
  }

  public let lines: [_Line]
  /// Units that the box shows.
  public let length: Int

  /// A length of 0 in `size` is no limit.
  public init(
    _ string: NSAttributedString, size: CGSize, maximumLines: Int = 0, mode: NSLineBreakMode
  ) {
    let set = LineFragments(
      string, size: size, padding: 0, maximumLines: maximumLines, mode: mode)
    lines = set.lines.map { _Line(range: $0.glyphs, edges: $0.edges, baseline: $0.baseline) }
    length = set.length
  }
}
