// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

/// The horizontal alignment of lines of text. Raw values are UIKit's.
public enum TextAlignment: Int, Hashable, Sendable { case left, center, right, justified, natural }

/// A text with the colours of its runs: `Run.style` is an index into ``colors``.
///
/// A run whose style is not a valid index has the default colour: the label colour, or the tint in
/// a system button.
public struct ColoredText: Hashable, Sendable {
  public var text: AttributedText
  public var colors: [Color]
  /// The lines and backgrounds of runs, by style. A style beyond the end has no decoration.
  public var decorations: [TextDecoration] = []
  public var alignment: TextAlignment
  /// The images that the text's boxes represent, by box number.
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

  /// Whether the text has no characters.
  public var isEmpty: Bool { text.runs.allSatisfy { $0.text.isEmpty } }
}

/// The content of a label.
public struct LabelContent: Hashable, Sendable {
  public var text: ColoredText
  /// The maximum number of lines; 0 means no limit.
  public var numberOfLines = 1
  public var lineBreakMode: LineBreakMode = .truncateTail
  /// The width at which the content size wraps; 0 uses the solved width.
  public var preferredMaxLayoutWidth: Double = 0
  /// Whether the font shrinks so that the text fits.
  public var adjustsFontSizeToFit = false
  /// The smallest factor by which the font shrinks.
  public var minimumScaleFactor: Double = 0

  public init(_ text: ColoredText) { self.text = text }
}

/// The content of a text field.
public struct TextFieldContent: Hashable, Sendable {
  public enum BorderStyle: Int, Hashable, Sendable { case none, line, bezel, roundedRect }
  /// The text; empty while the placeholder is shown.
  public var text: ColoredText
  public var placeholder: String?
  public var borderStyle: BorderStyle = .none
  public var isSecure = false
  /// The font of text and placeholder.
  public var font: Font
  /// The placeholder with its own fonts and colours. It replaces ``placeholder``.
  public var attributedPlaceholder: ColoredText?
  /// The width that a view at the leading edge takes from the text, in points.
  public var leadingSpace = 0.0
  public var trailingSpace = 0.0
  public var showsClearButton = false
  /// The size down to which the font shrinks to fit the text; nil truncates the text.
  public var minimumFontSize: Double?

  public init(_ text: ColoredText, font: Font) {
    self.text = text
    self.font = font
  }
}

/// The content of a text view.
public struct TextViewContent: Hashable, Sendable {
  public var text: ColoredText
  /// Whether the text scrolls. If false, the text determines the content size.
  public var isScrollEnabled = true
  /// The insets of the text container: 8 points above and below by default.
  public var containerInsets = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The padding to the left and right of the text, inside the insets, in points.
  public var lineFragmentPadding = 5.0
  /// The areas that lines flow around, relative to the corner of the container with its padding.
  public var exclusions: [TextExclusion] = []
  /// The maximum number of lines; 0 means no limit.
  public var numberOfLines = 0

  public init(_ text: ColoredText) { self.text = text }
}
