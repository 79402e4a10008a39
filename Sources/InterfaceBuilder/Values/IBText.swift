// SPDX-License-Identifier: MIT

/// A text as a file states it: plain, or in runs with attributes of their own.
public struct IBText: Hashable, Sendable {
  /// A stretch of text with one set of attributes.
  public struct Run: Hashable, Sendable {
    public var text: String
    /// `nil` takes the font of the view.
    public var font: IBFont?
    /// `nil` takes the colour of the view.
    public var color: IBColor?
    public var paragraph: Paragraph?
    /// Points between characters; `nil` where the font decides.
    public var kern: Double?
    /// Raw values of underline styles; 0 is none.
    public var underline = 0
    public var strikethrough = 0
  }

  /// How the lines of a paragraph are set; distances in points.
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

  /// A text without attributes.
  public init(_ text: String) { runs = [Run(text: text)] }
}

extension IBText {
  /// Reads the text with the role `key`: an attribute, a `<string>` (for more than one line), or
  /// an `<attributedString>` under `attributedKey`, which wins. `nil` where there is none.
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

  /// The plain text with the role `key`.
  static func plain(_ key: String, of element: IBElement) -> String? {
    if let text = element[key] { return text }
    guard let string = element.child(key: key), string.name.lowercased().hasSuffix("string")
    else { return nil }
    // Texts that XML cannot hold are written in Base64, without padding.
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
    // Interface Builder writes a zero that means the font's own.
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
