// SPDX-License-Identifier: MIT

/// Text in runs of equal attributes.
public struct AttributedText: Hashable, Sendable {
  /// A part of the text with one font.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: Font
    /// The points added after every character in place of the font's tracking, or `nil` for that
    /// tracking.
    public var kern: Double?
    /// A number whose meaning the owner of the text defines, for instance an index into its
    /// colours. The pieces of the layout have the same number.
    public var style: Int
    /// The box in place of each character of the run, or `nil` for the characters themselves.
    public var box: InlineBox?

    public init(
      text: String, font: Font, kern: Double? = nil, style: Int = 0, box: InlineBox? = nil
    ) {
      self.box = box
      self.text = text
      self.font = font
      self.kern = kern
      self.style = style
    }
  }

  public var runs: [Run]
  public var paragraph: ParagraphStyle

  public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// Makes a text in a single font.
  public init(_ string: String, font: Font) { self.init(runs: [Run(text: string, font: font)]) }

  /// The characters of all runs.
  public var string: String { runs.reduce(into: "") { $0 += $1.text } }

  /// Whether the text has no characters.
  public var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

  /// The same text with every font `factor` times as large. Kerns and paragraph metrics stay the
  /// same.
  public func scaled(by factor: Double) -> AttributedText {
    var copy = self
    for index in copy.runs.indices {
      let font = copy.runs[index].font
      copy.runs[index].font = font.withSize(font.size * factor)
    }
    return copy
  }
}
