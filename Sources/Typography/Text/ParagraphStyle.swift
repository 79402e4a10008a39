// SPDX-License-Identifier: MIT

/// How the lines of a text are set, in points. The default adds nothing.
public struct ParagraphStyle: Hashable, Sendable {
  /// Added between the lines of a paragraph, never above the first or below the last line.
  public var lineSpacing: Double
  /// Factor on the height of each line; 0 leaves it alone.
  public var lineHeightMultiple: Double
  /// No line is lower than this.
  public var minimumLineHeight: Double
  /// No line is taller than this; 0 means no limit.
  public var maximumLineHeight: Double
  /// Added below each paragraph but the last.
  public var paragraphSpacing: Double
  /// Added above each paragraph but the first.
  public var paragraphSpacingBefore: Double
  /// Indent of the first line of a paragraph from the leading edge.
  public var firstLineHeadIndent: Double
  /// Indent of the other lines from the leading edge.
  public var headIndent: Double
  /// Where lines end: if positive a distance from the leading, otherwise from the trailing edge.
  public var tailIndent: Double

  public init(
    lineSpacing: Double = 0, lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0, paragraphSpacing: Double = 0,
    paragraphSpacingBefore: Double = 0, firstLineHeadIndent: Double = 0, headIndent: Double = 0,
    tailIndent: Double = 0
  ) {
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
  }

  /// The height a line gets whose fonts ask for `natural`.
  func lineHeight(natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }

  /// Where a line starts, and how much of `width` it may fill.
  func extent(isFirstLine: Bool, width: Double) -> (indent: Double, available: Double) {
    let indent = isFirstLine ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (indent, max(0, end - indent))
  }
}
