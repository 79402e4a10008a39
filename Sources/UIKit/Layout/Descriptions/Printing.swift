// SPDX-License-Identifier: MIT

import Foundation

extension Double {
  /// The number in the format `%g`: six significant digits, no trailing zeros.
  var printed: String {
    if isNaN { return "nan" }
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    return String(format: "%g", self)
  }
}

extension LayoutDescription {
  /// The class and address of a referenced object, as UIKit prints them.
  static func reference(to object: AnyObject?) -> String {
    object.map { "<\(ObjectDescription.className(of: $0)): \(ObjectDescription.address(of: $0))>" }
      ?? "(null)"
  }

  static func quoted(_ text: String) -> String {
    text.count > 25 ? "'\(text.prefix(25))...'" : "'\(text)'"
  }
}
