// SPDX-License-Identifier: MIT

import CoreMedia
import Foundation

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

/// No effect: subtitles are not shown.
open class AVTextStyleRule: NSObject, @unchecked Sendable {
  public let textMarkupAttributes: [String: Any]
  public let textSelector: String?

  public convenience init?(textMarkupAttributes: [String: Any]) {
    self.init(textMarkupAttributes: textMarkupAttributes, textSelector: nil)
  }

  public init?(textMarkupAttributes: [String: Any], textSelector: String?) {
    self.textMarkupAttributes = textMarkupAttributes
    self.textSelector = textSelector
  }
}
