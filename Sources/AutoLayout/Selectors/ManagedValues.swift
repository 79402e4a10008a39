// SPDX-License-Identifier: MIT

import Foundation

/// The values of properties that sources declare as `@NSManaged`, beside their objects.
public enum ManagedValues {
  private final class Storage {
    var values: [String: Any] = [:]
  }

  private static let key = Unguarded(
    UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1)))

  /// The value of a property. One that was never set is nil, false, nought or empty.
  public static func value<Value>(_ name: String, of object: AnyObject) -> Value {
    let stored = (objc_getAssociatedObject(object, key.value) as? Storage)?.values[name]
    if let value = stored as? Value { return value }
    let initial: [Any] = [
      false, 0, Int16(0), Int32(0), Int64(0), Float(0), 0.0, "",
      Date(timeIntervalSinceReferenceDate: 0),
      Data(), UUID(), NSSet(), NSOrderedSet(), Set<NSObject>(),
    ]
    if let none = Optional<Any>.none as? Value { return none }
    if let value = initial.lazy.compactMap({ $0 as? Value }).first { return value }
    fatalError("'\(name)' of \(type(of: object)) was never set")
  }

  public static func set<Value>(_ value: Value, _ name: String, of object: AnyObject) {
    let storage = objc_getAssociatedObject(object, key.value) as? Storage ?? Storage()
    storage.values[name] = value
    objc_setAssociatedObject(object, key.value, storage, .OBJC_ASSOCIATION_RETAIN)
  }
}
