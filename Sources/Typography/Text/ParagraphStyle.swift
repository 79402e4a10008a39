// SPDX-License-Identifier: MIT

/// The spacing and indents of the lines of a text, in points. The default adds nothing.
public struct ParagraphStyle: Hashable, Sendable {
  /// The space between the lines of a paragraph. It is never added above the first or below the
  /// last line.
  public var lineSpacing: Double
  /// A factor for the height of each line. 0 leaves the height unchanged.
  public var lineHeightMultiple: Double
  /// The minimum height of a line.
  public var minimumLineHeight: Double
  /// The maximum height of a line. 0 means no limit.
  public var maximumLineHeight: Double
  /// The space below each paragraph except the last.
  public var paragraphSpacing: Double
  /// The space above each paragraph except the first.
  public var paragraphSpacingBefore: Double
  /// The indent of the first line of a paragraph from the leading edge.
  public var firstLineHeadIndent: Double
  /// The indent of the other lines from the leading edge.
  public var headIndent: Double
  /// The end of the lines. A positive value is a distance from the leading edge, any other value a
  /// distance from the trailing edge.
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

  var hasNoIndents: Bool { firstLineHeadIndent == 0 && headIndent == 0 && tailIndent == 0 }

  /// The height of a line whose fonts have the height `natural`.
  func lineHeight(natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }

  /// The indent of a line, and the part of `width` that it may fill.
  func extent(isFirstLine: Bool, width: Double) -> (indent: Double, available: Double) {
    let indent = isFirstLine ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (indent, max(0, end - indent))
  }
}
