// SPDX-License-Identifier: MIT

import Foundation

extension Double {
  /// The figure as `%g` prints it: six significant digits, no trailing zeros.
  var printed: String {
    if isNaN { return "nan" }
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    return String(format: "%g", self)
  }
}

extension LayoutDescription {
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Class and address as UIKit prints them of what an object refers to.
  static func reference(to object: AnyObject?) -> String {
    object.map { "<\(className(of: $0)): \(address(of: $0))>" } ?? "(null)"
  }

  /// The class as UIKit prints it: its own by their names alone, those of others with their module.
  static func className(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    // Local and private classes have their context in parentheses.
    let parts = name.split(separator: ".").filter { !$0.contains("(") && !$0.contains(")") }
    let own = parts.first == "UIKit" ? parts.dropFirst() : parts[...]
    return own.joined(separator: ".")
  }

  static func quoted(_ text: String) -> String {
    text.count > 25 ? "'\(text.prefix(25))...'" : "'\(text)'"
  }
}
