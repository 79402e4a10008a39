// SPDX-License-Identifier: MIT

/// The class and the address of an object, as Apple's frameworks print them.
package enum ObjectDescription {
  package static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// UIKit's own classes have no module name.
  package static func className(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    // The names of local and private classes contain their context in parentheses.
    let parts = name.split(separator: ".").filter { !$0.contains("(") && !$0.contains(")") }
    let isOfUIKit = parts.first.map { modulesOfUIKit.contains(String($0)) } ?? false
    return parts.dropFirst(isOfUIKit ? 1 : 0).joined(separator: ".")
  }
}
