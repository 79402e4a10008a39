// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Attributed strings as documents. Source: Apple's documentation of
/// `data(from:documentAttributes:)` and of `init(data:options:documentAttributes:)`, and the RTF
/// specification 1.9.1.
struct RichDocumentTests {
  private typealias Document = NSAttributedString.DocumentType

  private func rich() -> NSAttributedString {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let text = NSMutableAttributedString(
      string: "Größe {1}\\\n",
      attributes: [
        .font: UIFont(name: "Georgia", size: 20) ?? .systemFont(ofSize: 20),
        .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .paragraphStyle: centered,
      ])
    text.append(
      NSAttributedString(
        string: "bold 😀",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 15),
          .underlineStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        ]))
    text.append(
      NSAttributedString(
        string: " link",
        attributes: [
          .link: URL(string: "https://example.com/a?b=c&d=e") as Any,
          .font: UIFont.italicSystemFont(ofSize: 13),
        ]))
    return text
  }

  private func attributes(
    _ text: NSAttributedString, at substring: String
  ) -> [NSAttributedString.Key: Any] {
    let range = (text.string as NSString).range(of: substring)
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  private func check(_ copy: NSAttributedString) throws {
    let first = attributes(copy, at: "Größe")
    #expect((first[.font] as? UIFont)?.pointSize == 20)
    #expect((first[.font] as? UIFont)?.familyName == "Georgia")
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = try #require(first[.foregroundColor] as? UIColor)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue] == [1, 0, 0])
    let second = attributes(copy, at: "bold")
    let traits = (second[.font] as? UIFont)?.fontDescriptor.symbolicTraits
    #expect(traits?.contains(.traitBold) == true)
    #expect(
      (second[.underlineStyle] as? NSNumber)?.intValue ?? second[.underlineStyle] as? Int == 1)
    #expect(
      (second[.strikethroughStyle] as? NSNumber)?.intValue ?? second[.strikethroughStyle] as? Int
        == 1)
    let third = attributes(copy, at: "link")
    #expect(third[.link] as? URL == URL(string: "https://example.com/a?b=c&d=e"))
    #expect(
      (third[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
  }

  @Test func richTextRoundTrips() throws {
    let text = rich()
    let whole = NSRange(location: 0, length: text.length)
    let data = try text.data(from: whole, documentAttributes: [.documentType: Document.rtf])
    #expect(String(decoding: data, as: UTF8.self).hasPrefix("{\\rtf1"))
    let copy = try NSAttributedString(
      data: data, options: [.documentType: Document.rtf], documentAttributes: nil)
    #expect(copy.string == text.string)
    try check(copy)
    // Without options, the document type is detected.
    var found: NSDictionary?
    #expect(
      try NSAttributedString(data: data, options: [:], documentAttributes: &found).string
        == text.string)
    #expect(found?["DocumentType"] as? String == Document.rtf.rawValue)
  }

  @Test func htmlRoundTrips() throws {
    let text = rich()
    let whole = NSRange(location: 0, length: text.length)
    let data = try text.data(from: whole, documentAttributes: [.documentType: Document.html])
    let copy = NSMutableAttributedString(string: "former")
    try copy.read(from: data, options: [.documentType: Document.html], documentAttributes: nil)
    #expect(copy.string.hasPrefix("Größe {1}\\\nbold 😀 link"))
    try check(copy)
  }

  /// A document as TextEdit writes it.
  @Test func documentsOfOtherWritersAreRead() throws {
    let source = #"""
      {\rtf1\ansi\ansicpg1252\cocoartf2761
      \cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\froman\fcharset0 TimesNewRomanPSMT;}
      {\colortbl;\red255\green255\blue255;\red0\green0\blue255;}
      {\*\expandedcolortbl;;\cssrgb\c0\c0\c100000;}
      {\info{\author Nobody}}
      \paperw11900\paperh16840\margl1440\margr1440\vieww11520\viewh8400\viewkind0
      \pard\tx720\tx1440\pardirnatural\partightenfactor0

      \f0\b\fs24 \cf0 Title
      \b0 \
      caf\'e9 \f1\fs36 \cf2 big\cf0\uc1 \u8364?\par
      {\field{\*\fldinst{HYPERLINK "https://example.com"}}{\fldrslt here}}}
      """#
    let text = try NSAttributedString(
      data: Data(source.utf8), options: [:], documentAttributes: nil)
    #expect(text.string == "Title\ncafé big€\nhere")
    #expect((attributes(text, at: "Title")[.font] as? UIFont)?.pointSize == 12)
    let big = attributes(text, at: "big")
    #expect((big[.font] as? UIFont)?.pointSize == 18)
    #expect((big[.font] as? UIFont)?.fontName == "TimesNewRomanPSMT")
    #expect(attributes(text, at: "here")[.link] as? URL == URL(string: "https://example.com"))
    #expect(attributes(text, at: "Title")[.link] == nil)
  }

  @Test func plainTextKeepsItsEncoding() throws {
    let text = NSAttributedString(string: "é")
    let range = NSRange(location: 0, length: 1)
    let type: [NSAttributedString.DocumentAttributeKey: Any] = [.documentType: Document.plain]
    #expect(try text.data(from: range, documentAttributes: type) == Data([0xc3, 0xa9]))
    let latin = type.merging(
      [.characterEncoding: String.Encoding.isoLatin1.rawValue], uniquingKeysWith: { $1 })
    #expect(try text.data(from: range, documentAttributes: latin) == Data([0xe9]))
    let ascii = type.merging(
      [.characterEncoding: String.Encoding.ascii.rawValue], uniquingKeysWith: { $1 })
    #expect(throws: CocoaError.self) { try text.data(from: range, documentAttributes: ascii) }
    #expect(throws: CocoaError.self) { try text.data(from: range) }
  }

  @Test func invalidRichTextThrows() {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("text".utf8), options: [.documentType: Document.rtf], documentAttributes: nil)
    }
  }

  /// Source: Apple's documentation of `NSStringDrawingContext`.
  @Test func aLineShrinksAsItIsMeasured() {
    let text = NSAttributedString(
      string: "A line of some length", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let size = text.size()
    let context = NSStringDrawingContext()
    let room = CGSize(width: size.width * 0.75, height: 100)
    _ = text.boundingRect(with: room, options: [], context: context)
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.5
    let bounds = text.boundingRect(with: room, options: [], context: context)
    #expect(abs(context.actualScaleFactor - 0.75) < 0.05)
    #expect(bounds.width <= room.width)
    #expect(context.totalBounds == bounds)
    context.minimumScaleFactor = 0.9
    _ = text.boundingRect(with: room, options: [], context: context)
    #expect(context.actualScaleFactor == 0.9)
  }

  /// Source: WebKit's documentation of `loadFromHTML(string:options:completionHandler:)`.
  @Test func markupIsLoaded() {
    nonisolated(unsafe) var loaded: String?
    NSAttributedString.loadFromHTML(string: "<b>bold</b>") { text, _, _ in loaded = text?.string }
    #expect(loaded?.hasPrefix("bold") == true)
  }
}
