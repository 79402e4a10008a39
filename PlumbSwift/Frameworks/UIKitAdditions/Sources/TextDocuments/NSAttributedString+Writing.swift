// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension NSAttributedString {
  /// Writes a part of the text as plain text, HTML or RTF, as `dict` names it. HTML and RTF contain
  /// fonts, colours, underlines, links and alignment.
  /// - Throws: `CocoaError` if the type is missing or another one, or if the encoding cannot
  ///   represent the text.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let part = attributedSubstring(from: range)
    let named = dict[.documentType]
    let type = named as? DocumentType ?? (named as? String).map(DocumentType.init(rawValue:))
    switch type {
    case .rtf: return Data(RTFWriter.document(part).utf8)
    case .html: return Data(HTMLWriter.document(part).utf8)
    case .plain:
      let encoding = Self.encoding(dict[.characterEncoding]) ?? .utf8
      guard let data = part.string.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    default:
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSLocalizedDescriptionKey:
            "documents of type \(type?.rawValue ?? "nil") are not written"
        ])
    }
  }
}

extension NSMutableAttributedString {
  /// Replaces the text with that of a document, like
  /// ``NSAttributedString/init(data:options:documentAttributes:)``.
  public func read(
    from data: Data, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(
      try NSAttributedString(data: data, options: opts, documentAttributes: dict))
  }

  public func read(
    from url: URL, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(
      try NSAttributedString(url: url, options: opts, documentAttributes: dict))
  }
}
