// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

// The runtime functions by which UIKit's clients hang values on objects. Off Apple's systems there is
// no such runtime; here they are plain functions over one table.

/// How an associated value is kept. All of them keep it alive but `OBJC_ASSOCIATION_ASSIGN`.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive. An object that has gone reads as nil, where Objective-C's runtime would leave
  /// a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Kept alive as it is: nothing is copied here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Kept alive as it is: nothing is copied here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was set for `object` under `key`; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Hangs `value` on `object` under `key`; nil takes away what was there.
///
/// Values live as long as the object where that is a view, guide, controller or constraint; those of
/// other objects stay until they are taken away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, of: object as AnyObject, key, policy)
}

/// Takes away all values that hang on `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.drop(ObjectIdentifier(object as AnyObject))
}

/// The table of associated values.
enum AssociatedObjects {
  private final class Value {
    let strong: Any?
    weak var weak: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN && type(of: value) is AnyObject.Type
      strong = isWeak ? nil : value
      weak = isWeak ? value as AnyObject : nil
    }
  }

  private static let table = Mutex(Unguarded<[ObjectIdentifier: [UnsafeRawPointer: Value]]>([:]))
  /// Whether anything was ever set: most programs never do, and every deinit asks.
  private static let isUsed = Atomic(false)

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let found = table.withLock { Unguarded($0.value[ObjectIdentifier(object)]?[key]) }.value
    return found?.strong ?? found?.weak
  }

  static func set(
    _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    isUsed.store(true, ordering: .releasing)
    let new = Unguarded(value.map { Value($0, policy) })
    let (id, key) = (ObjectIdentifier(object), Unguarded(key))
    // What was there is let go of outside the lock: its deinit may come back here.
    let old = table.withLock { table in
      let old = Unguarded(table.value[id]?[key.value])
      table.value[id, default: [:]][key.value] = new.value
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Lets go of everything that hangs on an object that dies.
  static func drop(_ id: ObjectIdentifier) {
    guard isUsed.load(ordering: .acquiring) else { return }
    let old = table.withLock { Unguarded($0.value.removeValue(forKey: id)) }
    withExtendedLifetime(old) {}
  }
}
