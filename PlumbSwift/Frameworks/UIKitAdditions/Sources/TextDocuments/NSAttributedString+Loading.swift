// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Members that WebKit adds.
extension NSAttributedString {
  public typealias CompletionHandler =
    @Sendable (
      NSAttributedString?, [DocumentAttributeKey: Any], (any Error)?
    ) -> Void

  /// Calls the handler before it returns.
  public class func loadFromHTML(
    string: String, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    loadFromHTML(data: Data(string.utf8), options: options, completionHandler: completionHandler)
  }

  /// Calls the handler before it returns.
  public class func loadFromHTML(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping CompletionHandler
  ) {
    var options = options
    options[.documentType] = DocumentType.html
    do {
      let text = try NSAttributedString(data: data, options: options, documentAttributes: nil)
      completionHandler(text, [.documentType: DocumentType.html], nil)
    } catch {
      completionHandler(nil, [:], error)
    }
  }
}
