// SPDX-License-Identifier: MIT

package import Foundation

/// A collection that forwards key-value coding to its elements.
package protocol KeyedCollection: NSObject {
  var keyedElements: [Any] { get }

  /// The values of the elements in a collection of the same kind.
  func collected(_ values: [Any]) -> NSObject
}

extension KeyedCollection {
  /// The values of the elements for a key, with `NSNull` for nil. A key with `@` is an operator on
  /// the collection.
  func elementValues(_ key: String) -> Any? {
    if key.hasPrefix("@") { return KeyPathOperators.result(key, of: keyedElements, "") }
    return collected(keyedElements.map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() })
  }

  func setElementValues(_ value: Any?, _ key: String) {
    for element in keyedElements { (element as? NSObject)?.setValue(value, forKey: key) }
  }
}

extension NSArray: KeyedCollection {
  package var keyedElements: [Any] { map { $0 } }

  package func collected(_ values: [Any]) -> NSObject { NSArray(array: values) }
}

extension NSOrderedSet: KeyedCollection {
  package var keyedElements: [Any] { array }

  package func collected(_ values: [Any]) -> NSObject { NSOrderedSet(array: values) }
}

extension NSSet: KeyedCollection {
  package var keyedElements: [Any] { allObjects }

  /// Omits elements without a value.
  package func collected(_ values: [Any]) -> NSObject {
    NSSet(array: values.filter { !($0 is NSNull) })
  }
}
