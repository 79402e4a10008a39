// SPDX-License-Identifier: MIT

/// An object with values for keys that its class does not declare.
package protocol UndefinedKeyObject: AnyObject {
  @MainActor func undefinedValue(forKey key: String) -> Any?
  @MainActor func setUndefinedValue(_ value: Any?, forKey key: String)
}

/// Takes values under any key, as filters do; for modules above UIKit.
@_spi(Additions) public protocol _KeyedValues: AnyObject {
  var keyedValues: [String: Any] { get set }
}
