// SPDX-License-Identifier: MIT

import Dispatch
public import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls `observer` until it is released or removed. The center does not retain it.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let weak = WeakReference(observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = weak.object else { return }
      let notification = UncheckedAccess(notification)
      onMainActor { _ = Receiver(observer).perform(aSelector, notification.value) }
    }
    Observations.add(token, of: observer, aName, anObject as AnyObject?, self)
  }

  /// Removes all observations of an object in this center.
  public func removeObserver(_ observer: AnyObject) {
    Observations.remove(of: observer, nil, nil, from: self)
    if observer is any NSObjectProtocol { removeObserver(observer as Any) }
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    Observations.remove(of: observer, aName, anObject as AnyObject?, from: self)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A weak reference to an object.
// The variable is never set again. The runtime makes reads of weak references atomic.
final class WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// Observations by selector, which are removed by their observer.
private enum Observations {
  private struct Observation {
    weak var observer: AnyObject?
    var name: Notification.Name?
    weak var object: AnyObject?
    var hasObject: Bool
    var center: NotificationCenter
    var token: any NSObjectProtocol
  }

  private static let all = Mutex(UncheckedAccess<[Observation]>([]))

  static func add(
    _ token: any NSObjectProtocol, of observer: AnyObject, _ name: Notification.Name?,
    _ object: AnyObject?, _ center: NotificationCenter
  ) {
    let new = UncheckedAccess(
      Observation(
        observer: observer, name: name, object: object, hasObject: object != nil, center: center,
        token: token))
    remove { $0.observer == nil }
    all.withLock { $0.value.append(new.value) }
  }

  static func remove(
    of observer: AnyObject, _ name: Notification.Name?, _ object: AnyObject?,
    from center: NotificationCenter
  ) {
    remove {
      $0.observer === observer && $0.center === center && (name == nil || $0.name == name)
        && (object == nil || $0.object === object)
    }
  }

  private static func remove(where isRemoved: (Observation) -> Bool) {
    // Compared outside the lock, because that may release an observer, whose deinit removes it.
    let removed = all.withLock { UncheckedAccess($0.value) }.value.filter(isRemoved)
    guard !removed.isEmpty else { return }
    let tokens = Set(removed.map { ObjectIdentifier($0.token) })
    all.withLock { all in all.value.removeAll { tokens.contains(ObjectIdentifier($0.token)) } }
    for observation in removed { observation.center.removeObserver(observation.token) }
  }
}
