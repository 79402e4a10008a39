// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// All observations of properties, and the functions that report changes to them.
public enum KeyValueObserving {
  private static let all = Mutex(UncheckedAccess<[KeyValueObservation]>([]))
  private static let count = Atomic(0)

  /// Whether there are no observations. This is the usual case, and the check costs almost nothing.
  package static var isIdle: Bool { count.load(ordering: .relaxed) == 0 }

  static func add(_ observation: KeyValueObservation) {
    change { $0.append(observation) }
    observation.notifyInitial()
  }

  static func remove(_ observation: KeyValueObservation) {
    observation.end()
    change { $0.removeAll { $0 === observation } }
  }

  /// Ends the latest matching observation of an observer.
  static func remove(
    _ observer: NSObject, _ keyPath: String, of object: NSObject,
    _ context: UnsafeMutableRawPointer? = nil
  ) {
    let found = matching {
      $0.observer === observer && $0.object === object && $0.keyPath == keyPath
        && (context == nil || $0.context == context)
    }
    if let last = found.last { remove(last) }
  }

  /// Sources that `plumb swift` lowers call this before a `dynamic` property changes.
  public static func willChange(_ object: AnyObject, _ key: String) {
    guard !isIdle else { return }
    for observation in matching({ $0.isAffected(by: object, key) }) { observation.willChange() }
  }

  /// Sources that `plumb swift` lowers call this after a `dynamic` property has changed.
  public static func didChange(_ object: AnyObject, _ key: String) {
    guard !isIdle else { return }
    for observation in matching({ $0.isAffected(by: object, key) }) { observation.didChange() }
  }

  /// Notifies the observers of an object of UIKit whose observed value has changed.
  package static func compare(_ object: AnyObject) {
    guard !isIdle else { return }
    for observation in matching({ $0.leads(through: object) || $0.isOfLayer(of: object) }) {
      observation.compare()
    }
  }

  /// Notifies the observers of all views and layers whose observed value has changed. A layout pass
  /// changes many of them.
  package static func compareLaidOut() {
    guard !isIdle else { return }
    for observation in matching({ $0.object is any LaidOutObject }) { observation.compare() }
  }

  static func matching(_ isWanted: (KeyValueObservation) -> Bool) -> [KeyValueObservation] {
    let known = all.withLock { UncheckedAccess($0.value) }
    return known.value.filter(isWanted)
  }

  /// Changes the observations, and drops those of released objects.
  private static func change(_ body: (inout [KeyValueObservation]) -> Void) {
    // Objects are released after the lock, because their deinit may remove an observer.
    let former = all.withLock { UncheckedAccess($0.value) }
    let ended = UncheckedAccess(former.value.filter { $0.object == nil })
    all.withLock { all in
      body(&all.value)
      all.value.removeAll { observation in ended.value.contains { $0 === observation } }
      count.store(all.value.count, ordering: .relaxed)
    }
    withExtendedLifetime(former) {}
  }
}

/// An object whose properties a layout pass changes: a view or a layer.
package protocol LaidOutObject: AnyObject {}

/// An object that has properties of a view, such as the view's layer.
package protocol ViewFollower: LaidOutObject {
  var followedView: AnyObject? { get }
}
