// SPDX-License-Identifier: MIT

public import Typography

/// A text of a content, with the width that it has when the content has a given width.
public struct ContentText: Sendable {
  public var text: AttributedText
  public var width: Double
  /// The greatest number of lines; 0 is unlimited.
  public var numberOfLines: Int
  public var lineBreakMode: LineBreakMode
  /// Whether the content consists of this text alone. Its size is that of the text, rounded up to
  /// pixels.
  public var isWholeContent: Bool

  public init(
    _ text: AttributedText, width: Double, numberOfLines: Int, lineBreakMode: LineBreakMode,
    isWholeContent: Bool = false
  ) {
    self.text = text
    self.width = width
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.isWholeContent = isWholeContent
  }
}
