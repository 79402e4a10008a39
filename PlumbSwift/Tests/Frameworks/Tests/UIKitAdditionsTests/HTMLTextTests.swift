// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Attributed strings from HTML. Source: the documentation of `NSAttributedString`: document types,
/// and attributes in place of tags.
@MainActor
struct HTMLTextTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, at word: String) -> UIFont? {
    let range = (text.string as NSString).range(of: word)
    return text.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont
  }

  @Test func inlineElementsAreFonts() throws {
    let text = try read("plain <b>bold</b> and <i>italic</i> <strong><em>both</em></strong>")
    #expect(text.string == "plain bold and italic both")
    #expect(font(text, at: "plain")?.pointSize == 12)
    let traits = ["plain", "bold", "italic", "both"].map {
      font(text, at: $0)?.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic])
    }
    #expect(traits == [[], .traitBold, .traitItalic, [.traitBold, .traitItalic]])
  }

  @Test func blocksEndLines() throws {
    #expect(try read("<p>One</p><p>Two</p>").string == "One\nTwo\n")
    #expect(try read("<h1>Title</h1>text").string == "Title\ntext")
    #expect(try read("<div><div>a</div></div>b").string == "a\nb")
    #expect(try read("a<br>b<br/>c").string == "a\u{2028}b\u{2028}c")
  }

  @Test func whitespaceCollapsesToOneSpace() throws {
    #expect(try read("  a \n  b<b> c </b> d ").string == "a b c d")
    #expect(try read("<pre>a\n  b</pre>").string == "a\n  b\n")
    #expect(try read("a&nbsp;&nbsp;b").string == "a\u{a0}\u{a0}b")
  }

  @Test func characterReferencesAreReplaced() throws {
    let text = try read("&lt;b&gt; &amp;amp; &#65;&#x42; &euro; &unknown; a & b")
    #expect(text.string == "<b> &amp; AB \u{20ac} &unknown; a & b")
  }

  @Test func listsHaveMarkers() throws {
    #expect(try read("<ul><li>a<li>b</ul>").string == "\t\u{2022}\ta\n\t\u{2022}\tb\n")
    #expect(try read("<ol><li>a</li><li>b</li></ol>").string == "\t1.\ta\n\t2.\tb\n")
  }

  @Test func linksAreUnderlined() throws {
    let text = try read("see <a href='https://a.example/x?y=1&amp;z=2'>this</a>")
    let attributes = text.attributes(at: 4, effectiveRange: nil)
    #expect(attributes[.link] as? URL == URL(string: "https://a.example/x?y=1&z=2"))
    #expect((attributes[.underlineStyle] as? NSNumber)?.intValue == 1)
  }

  @Test func inlineStylesBecomeAttributes() throws {
    let text = try read(
      """
      <html><head><style>body { font-family: '-apple-system'; font-size: 17px; color: #ff0000 }
      .big, h2 { font-size: 2em }</style><title>No</title></head>
      <body>a <span class="big">b</span>
      <span style="color: rgb(0, 0, 255); font-weight: 700">c</span></body></html>
      """)
    #expect(text.string == "a b c")
    #expect(font(text, at: "a") == .systemFont(ofSize: 17))
    #expect(font(text, at: "b")?.pointSize == 34)
    #expect(font(text, at: "c")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    let colors = [0, 4].map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) }
    #expect(colors.map { $0 as? UIColor } == [.red, .blue])
  }

  @Test func labelsMeasureHTMLText() throws {
    let label = UILabel()
    label.attributedText = try read("<span style='font: bold 20px -apple-system'>Wide</span>")
    let plain = UILabel()
    plain.text = "Wide"
    plain.font = .systemFont(ofSize: 20, weight: .bold)
    #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test(arguments: [
    "", "<", "<b", "<b>a", "a</b>", "<!-- a", "<a href=", "&", "&#x110000;", "<p><p>",
  ])
  func brokenMarkupIsNoError(_ html: String) throws {
    #expect(try read(html).length <= html.utf16.count)
  }

  @Test func plainTextAndEncodingsAreRead() throws {
    let plain = try NSMutableAttributedString(
      data: Data("a < b".utf8), options: [:], documentAttributes: nil)
    #expect(plain.string == "a < b")
    let utf16 = try #require("<i>ä</i>".data(using: .utf16))
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html,
      .characterEncoding: String.Encoding.utf16.rawValue,
    ]
    #expect(
      try NSAttributedString(data: utf16, options: options, documentAttributes: nil).string == "ä")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8),
        options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
  }
}
