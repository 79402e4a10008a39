// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension NSAttributedString {
  /// Reads HTML, RTF or plain text, as `options` name it. Without a type in `options`, a text that
  /// begins with a tag is HTML, and a text that begins with `{\rtf` is RTF.
  ///
  /// HTML supports running text, headings, lists, links, `<font>`, `style` attributes, and rules of
  /// `<style>` for elements and classes. The default font is Times New Roman at 12 points.
  /// - Throws: `CocoaError` if the document has another type or encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = Self.encoding(options[.characterEncoding])
    if data.starts(with: Array("{\\rtf".utf8)) || Self.type(in: options) == .rtf {
      guard let text = RTFReader.attributed(data) else { throw CocoaError(.fileReadCorruptFile) }
      self.init(attributedString: text)
      dict?.pointee = [DocumentAttributeKey.documentType.rawValue: DocumentType.rtf.rawValue]
      return
    }
    let candidates = [encoding, Self.markedEncoding(of: data), .utf8, .windowsCP1252]
    guard
      let text = candidates.lazy.compactMap({ $0 }).compactMap({ String(data: data, encoding: $0) })
        .first
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let isMarkup = text.drop { $0.isWhitespace }.hasPrefix("<")
    let type = Self.type(in: options) ?? (isMarkup ? .html : .plain)
    switch type {
    case .html: self.init(attributedString: HTMLText.attributed(text))
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: text, attributes: attributes ?? [.font: UIFont.systemFont(ofSize: 12)])
    default:
      throw CocoaError(
        .fileReadUnknown,
        userInfo: [NSLocalizedDescriptionKey: "documents of type \(type.rawValue) are not read"])
    }
    dict?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue]
  }

  /// Reads a file like ``init(data:options:documentAttributes:)``.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func type(in options: [DocumentReadingOptionKey: Any]) -> DocumentType? {
    options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:))
  }

  /// The encoding of an option, which may be a `String.Encoding` or a number.
  static func encoding(_ value: Any?) -> String.Encoding? {
    let raw =
      value as? UInt ?? (value as? NSNumber)?.uintValue ?? (value as? String.Encoding)?.rawValue
    return raw.map(String.Encoding.init(rawValue:))
  }

  /// UTF-16, if the data begins with a byte order mark.
  private static func markedEncoding(of data: Data) -> String.Encoding? {
    let start = Array(data.prefix(2))
    return start == [0xfe, 0xff] || start == [0xff, 0xfe] ? .utf16 : nil
  }
}
