// SPDX-License-Identifier: MIT

import Foundation

/// The values of an object for keys that UIKit supports without declaring them. They live as long
/// as the object.
@MainActor
final class UndeclaredValues {
  private var values: [String: Any] = [:]

  static func of(_ object: NSObject) -> UndeclaredValues {
    if let known = objc_getAssociatedObject(object, key) as? UndeclaredValues { return known }
    let values = UndeclaredValues()
    objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return values
  }

  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
