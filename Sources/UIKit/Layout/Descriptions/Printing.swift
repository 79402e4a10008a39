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
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// The class and address of a referenced object, as UIKit prints them.
  static func reference(to object: AnyObject?) -> String {
    object.map { "<\(className(of: $0)): \(address(of: $0))>" } ?? "(null)"
  }

  /// The class name as UIKit prints it. UIKit's own classes have no module name.
  static func className(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    // The names of local and private classes contain their context in parentheses.
    let parts = name.split(separator: ".").filter { !$0.contains("(") && !$0.contains(")") }
    let own = parts.first == "UIKit" ? parts.dropFirst() : parts[...]
    return own.joined(separator: ".")
  }

  static func quoted(_ text: String) -> String {
    text.count > 25 ? "'\(text.prefix(25))...'" : "'\(text)'"
  }
}
