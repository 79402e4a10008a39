// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

// The Objective-C runtime's functions for associated values, implemented with one table.

public enum objc_AssociationPolicy: UInt, Sendable {
  /// A released object reads as nil. In Objective-C's runtime it is a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC
  /// A copy of the value, or the value itself if it cannot be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value, or the value itself if it cannot be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// The values are released with the object if it is a responder, layout guide, constraint, layer or
/// gesture recognizer. Values of other objects can stay in memory for a while, but cannot be read.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.set(value, of: object as AnyObject, key, policy) }

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeValues(of: ObjectIdentifier(object as AnyObject))
}

/// The table of associated values.
///
/// The values of a released object are removed at once if its class does so in `deinit`. Otherwise
/// they are removed the next time that the table removes entries of released objects. A new object
/// at the same address never gets them.
package enum AssociatedObjects {
  private final class Value {
    let strong: Any?
    weak var weak: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
        strong = nil
        weak = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        strong = ((value as? NSObject) as? any NSCopying)?.copy() ?? value
      default: strong = value
      }
    }
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]

    /// Whether the values belong to `object`, and not to a released object at the same address.
    ///
    /// While an object is being released, weak references to it are nil, including the entry's. Its
    /// `deinit` still finds the values.
    func belongs(to object: AnyObject) -> Bool {
      if let owner { return owner === object }
      weak let liveObject = object
      return liveObject == nil
    }
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    var limit = 64
  }

  private static let table = Mutex(UncheckedAccess(Table()))
  /// Whether any value was ever set. Every `deinit` checks this.
  private static let isUsed = Atomic(false)

  package static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    guard isUsed.load(ordering: .acquiring) else { return nil }
    let (object, key) = (UncheckedAccess(object), UncheckedAccess(key))
    let found = table.withLock { table -> UncheckedAccess<Value?> in
      guard let entry = table.value.entries[ObjectIdentifier(object.value)],
        entry.belongs(to: object.value)
      else { return UncheckedAccess(nil) }
      return UncheckedAccess(entry.values[key.value])
    }.value
    return found?.strong ?? found?.weak
  }

  package static func set(
    _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    isUsed.store(true, ordering: .releasing)
    let new = UncheckedAccess(value.map { Value($0, policy) })
    let (object, key) = (UncheckedAccess(object), UncheckedAccess(key))
    // Values and owners are released outside the lock, because their deinit may use the table.
    let old = table.withLock { table -> UncheckedAccess<(Value?, [Entry], [AnyObject])> in
      let id = ObjectIdentifier(object.value)
      var (dead, alive): ([Entry], [AnyObject]) = ([], [])
      if let entry = table.value.entries[id], !entry.belongs(to: object.value) {
        dead.append(entry)
        table.value.entries[id] = nil
      }
      if table.value.entries.count >= table.value.limit {
        let ended = removeEndedTables(&table.value)
        dead += ended.dead
        alive = ended.alive
      }
      let old = table.value.entries[id]?.values[key.value]
      table.value.entries[id, default: Entry(owner: object.value)].values[key.value] = new.value
      return UncheckedAccess((old, dead, alive))
    }
    withExtendedLifetime(old) {}
  }

  /// Removes the entries of released objects. The table can double before the next removal, so the
  /// cost per entry is constant.
  ///
  /// - Returns: the entries, and the other owners, of which this may be the last reference.
  private static func removeEndedTables(_ table: inout Table) -> (dead: [Entry], alive: [AnyObject])
  {
    var (dead, alive): ([Entry], [AnyObject]) = ([], [])
    for (id, entry) in table.entries {
      if let owner = entry.owner {
        alive.append(owner)
      } else {
        dead.append(entry)
        table.entries[id] = nil
      }
    }
    table.limit = max(64, 2 * table.entries.count)
    return (dead, alive)
  }

  /// Removes the values of an object that is being deinitialized.
  package static func removeValues(of id: ObjectIdentifier) {
    guard isUsed.load(ordering: .acquiring) else { return }
    let old = table.withLock { UncheckedAccess($0.value.entries.removeValue(forKey: id)) }
    withExtendedLifetime(old) {}
  }
}
