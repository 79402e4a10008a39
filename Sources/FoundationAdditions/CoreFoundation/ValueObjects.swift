// SPDX-License-Identifier: MIT

import Foundation

/// The objects for values of an array or a dictionary that are not objects. They live as long as the
/// collection.
final class ValueObjects {
  // The key of the associated object is this address. The memory is never accessed.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private var objects: [AnyHashable: AnyObject] = [:]

  /// The object for the value at a key or an index. Repeated calls return the same object unless the
  /// value has changed.
  static func object(of value: Any, at name: AnyHashable, in collection: NSObject) -> AnyObject {
    if type(of: value) is AnyClass { return value as AnyObject }
    let all =
      objc_getAssociatedObject(collection, key) as? ValueObjects ?? ValueObjects()
    objc_setAssociatedObject(collection, key, all, .OBJC_ASSOCIATION_RETAIN)
    let object = object(value)
    if let kept = all.objects[name], CFEqual(kept, object) { return kept }
    all.objects[name] = object
    return object
  }

  private static func object(_ value: Any) -> AnyObject {
    switch value {
    case let value as [AnyHashable: Any]:
      NSDictionary(
        objects: Array(value.values), forKeys: value.keys.map { NSObject.key($0) })
    default: value as AnyObject
    }
  }
}

extension NSObject {
  static func key(_ value: AnyHashable) -> NSObject {
    value.base as? NSObject ?? value as AnyObject as? NSObject ?? NSNull()
  }
}
