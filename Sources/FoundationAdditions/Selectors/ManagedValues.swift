// SPDX-License-Identifier: MIT

import Foundation

/// The values of `@NSManaged` properties, stored outside their objects.
public enum ManagedValues {
  private final class Storage {
    var values: [String: Any] = [:]
  }

  private static let key = UncheckedAccess(
    UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1)))

  /// The value of a property. If it was not set, it is nil, false, zero or empty.
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

  /// Implements methods such as `addToNotes(_:)` and `removeFromNotes(_:)`, which change the set of
  /// `notes`.
  public static func change(_ method: String, by value: Any, of object: AnyObject) {
    let adds = method.hasPrefix("addTo")
    let rest = method.dropFirst(adds ? "addTo".count : "removeFrom".count)
    guard adds || method.hasPrefix("removeFrom"), let first = rest.first else { return }
    let name = first.lowercased() + rest.dropFirst()
    let stored = (objc_getAssociatedObject(object, key.value) as? Storage)?.values[name]
    let kept = objects(of: stored)
    let changed = objects(of: value)
    let others = kept.filter { one in !changed.contains { $0 === one } }
    let all = adds ? others + changed : others
    KeyValueObserving.willChange(object, name)
    if stored is NSOrderedSet {
      set(NSOrderedSet(array: all), name, of: object)
    } else {
      set(NSSet(array: all), name, of: object)
    }
    KeyValueObserving.didChange(object, name)
  }

  private static func objects(of value: Any?) -> [AnyObject] {
    switch value {
    case let set as NSSet: set.allObjects.map { $0 as AnyObject }
    case let set as NSOrderedSet: set.array.map { $0 as AnyObject }
    case let set as Set<NSObject>: Array(set)
    case nil: []
    case let value?: [value as AnyObject]
    }
  }
}
