// SPDX-License-Identifier: MIT

import Foundation

/// A collection whose key value coding goes to its elements.
protocol KeyedCollection: NSObject {
  var keyedElements: [Any] { get }

  /// The elements' values in a collection of the same kind.
  func collected(_ values: [Any]) -> NSObject
}

extension KeyedCollection {
  /// The values that the elements have under a key, null for none; what follows `@` is the collection's own.
  func elementValues(_ key: String) -> Any? {
    if key.hasPrefix("@") { return KeyPathOperators.result(key, of: keyedElements, "") }
    return collected(keyedElements.map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() })
  }

  func setElementValues(_ value: Any?, _ key: String) {
    for element in keyedElements { (element as? NSObject)?.setValue(value, forKey: key) }
  }
}

extension NSArray: KeyedCollection {
  var keyedElements: [Any] { map { $0 } }

  func collected(_ values: [Any]) -> NSObject { NSArray(array: values) }
}

extension NSOrderedSet: KeyedCollection {
  var keyedElements: [Any] { array }

  func collected(_ values: [Any]) -> NSObject { NSOrderedSet(array: values) }
}

extension NSSet: KeyedCollection {
  var keyedElements: [Any] { allObjects }

  /// Elements that have no value have no part in it.
  func collected(_ values: [Any]) -> NSObject {
    NSSet(array: values.filter { !($0 is NSNull) })
  }
}
