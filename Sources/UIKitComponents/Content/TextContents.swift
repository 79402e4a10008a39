// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

/// Where lines of text stand in the width they are given; raw values are UIKit's.
public enum TextAlignment: Int, Hashable, Sendable { case left, center, right, justified, natural }

/// A text with the colours of its runs: `Run.style` is an index into ``colors``.
///
/// A run whose style is no such index has the colour of the text's role: the label colour, or the tint in
/// a system button.
public struct ColoredText: Hashable, Sendable {
  public var text: AttributedText
  public var colors: [Color]
  /// What is drawn with the runs, by their styles; a style beyond the end has no line.
  public var decorations: [TextDecoration] = []
  public var alignment: TextAlignment
  /// The images that boxes of the text stand for, by their numbers.
  public var images: [ImageContent] = []

  public init(
    _ text: AttributedText, colors: [Color] = [], alignment: TextAlignment = .natural,
    images: [ImageContent] = []
  ) {
    self.images = images
    self.text = text
    self.colors = colors
    self.alignment = alignment
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { text.runs.allSatisfy { $0.text.isEmpty } }
}

/// What a label shows.
public struct LabelContent: Hashable, Sendable {
  public var text: ColoredText
  /// The greatest number of lines; 0 is unlimited.
  public var numberOfLines = 1
  public var lineBreakMode: LineBreakMode = .truncateTail
  /// The width at which the content size wraps; 0 takes the width the layout finds.
  public var preferredMaxLayoutWidth: Double = 0
  /// Whether the font shrinks so that the text fits.
  public var adjustsFontSizeToFit = false
  /// The least factor by which the font shrinks.
  public var minimumScaleFactor: Double = 0

  public init(_ text: ColoredText) { self.text = text }
}

/// What a one-line field for text shows.
public struct TextFieldContent: Hashable, Sendable {
  public enum BorderStyle: Int, Hashable, Sendable { case none, line, bezel, roundedRect }
  /// The text, which is empty while the placeholder shows.
  public var text: ColoredText
  public var placeholder: String?
  public var borderStyle: BorderStyle = .none
  public var isSecure = false
  /// The font of text and placeholder.
  public var font: Font
  /// The placeholder where it has fonts and colours of its own; counts before ``placeholder``.
  public var attributedPlaceholder: ColoredText?
  /// The room that a view at the leading or the trailing edge takes from the text, in points.
  public var leadingRoom = 0.0
  public var trailingRoom = 0.0
  public var showsClearButton = false
  /// How small the font becomes for all of the text to show; nil where the text is cut off.
  public var minimumFontSize: Double?

  public init(_ text: ColoredText, font: Font) {
    self.text = text
    self.font = font
  }
}

/// What a scrolling or fixed view of text shows.
public struct TextViewContent: Hashable, Sendable {
  public var text: ColoredText
  /// Without scrolling the text is the content size.
  public var isScrollEnabled = true
  /// Insets of the text container: 8 points above and below by default.
  public var containerInsets = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Left and right of the text, inside the insets, in points.
  public var lineFragmentPadding = 5.0
  /// What lines go around, from the corner of the container, its padding included.
  public var exclusions: [TextExclusion] = []
  /// The greatest number of lines; 0 for as many as the text needs.
  public var numberOfLines = 0

  public init(_ text: ColoredText) { self.text = text }
}
