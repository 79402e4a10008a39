// SPDX-License-Identifier: MIT

/// A text in a file: plain, or in runs with different attributes.
public struct IBText: Hashable, Sendable {
  /// A range of text with one set of attributes.
  public struct Run: Hashable, Sendable {
    public var text: String
    /// The font; `nil` for the font of the view.
    public var font: IBFont?
    /// The color; `nil` for the color of the view.
    public var color: IBColor?
    public var paragraph: Paragraph?
    /// The kerning in points; `nil` for the kerning of the font.
    public var kern: Double?
    /// The raw value of the underline style; 0 for no underline.
    public var underline = 0
    public var strikethrough = 0
  }

  /// A paragraph style, with distances in points.
  public struct Paragraph: Hashable, Sendable {
    public var alignment: String?
    public var lineBreakMode: String?
    public var lineSpacing: Double
    public var paragraphSpacing: Double
    public var paragraphSpacingBefore: Double
    public var firstLineHeadIndent: Double
    public var headIndent: Double
    public var tailIndent: Double
    public var lineHeightMultiple: Double
    public var minimumLineHeight: Double
    public var maximumLineHeight: Double
  }

  public var runs: [Run]

  public init(runs: [Run]) { self.runs = runs }

  /// Creates a text without attributes.
  public init(_ text: String) { runs = [Run(text: text)] }
}

extension IBText {
  /// Reads the text with the key `key`: an attribute or, for several lines, a `<string>`. An
  /// `<attributedString>` with the key `attributedKey` takes precedence. `nil` if there is no text.
  package init?(_ key: String, attributedKey: String? = nil, of element: IBElement) {
    if let attributedKey, let attributed = element.child(key: attributedKey),
      attributed.name == "attributedString"
    {
      self.init(runs: attributed.children.filter { $0.name == "fragment" }.map(Run.init))
    } else if let text = Self.plain(key, of: element) {
      self.init(text)
    } else {
      return nil
    }
  }

  /// The plain text with the key `key`.
  static func plain(_ key: String, of element: IBElement) -> String? {
    if let text = element[key] { return text }
    guard let string = element.child(key: key), string.name.lowercased().hasSuffix("string")
    else { return nil }
    // A text that XML cannot represent is in Base64, without padding.
    guard string.flag("base64-UTF8") == true else { return string.text }
    return String(decoding: Base64.decode(string.text.utf8) ?? [], as: UTF8.self)
  }
}

extension IBText.Run {
  fileprivate init(_ fragment: IBElement) {
    let attributes = fragment.child("attributes")
    text = IBText.plain("content", of: fragment) ?? ""
    font = attributes?.child(key: "NSFont").map(IBFont.init(run:))
    color = attributes.flatMap { IBColor("NSColor", of: $0) }
    paragraph = attributes?.child(key: "NSParagraphStyle").map(IBText.Paragraph.init)
    func value(_ key: String) -> Double? {
      attributes?.child(key: key)?.number("value").flatMap { abs($0) <= 1000 ? $0 : nil }
    }
    // In Interface Builder, a zero means the kerning of the font.
    kern = value("NSKern").flatMap { $0 == 0 ? nil : $0 }
    underline = value("NSUnderline").flatMap { Int(exactly: $0) } ?? 0
    strikethrough = value("NSStrikethrough").flatMap { Int(exactly: $0) } ?? 0
  }
}

extension IBText.Paragraph {
  fileprivate init(_ style: IBElement) {
    alignment = style["alignment"]
    lineBreakMode = style["lineBreakMode"]
    lineSpacing = style.size("lineSpacing")
    paragraphSpacing = style.size("paragraphSpacing")
    paragraphSpacingBefore = style.size("paragraphSpacingBefore")
    firstLineHeadIndent = style.size("firstLineHeadIndent")
    headIndent = style.size("headIndent")
    tailIndent = style.coordinate("tailIndent")
    lineHeightMultiple = style.size("lineHeightMultiple")
    minimumLineHeight = style.size("minimumLineHeight")
    maximumLineHeight = style.size("maximumLineHeight")
  }
}
