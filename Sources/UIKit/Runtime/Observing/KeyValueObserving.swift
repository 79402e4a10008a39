// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// All observations of properties, and what tells them of changes.
public enum KeyValueObserving {
  private static let all = Mutex(Unguarded<[KeyValueObservation]>([]))
  private static let count = Atomic(0)

  /// Whether nobody observes anything, which is nearly always so and known at no cost.
  static var isIdle: Bool { count.load(ordering: .relaxed) == 0 }

  static func add(_ observation: KeyValueObservation) {
    change { $0.append(observation) }
    observation.tellInitial()
  }

  static func remove(_ observation: KeyValueObservation) {
    observation.isActive = false
    change { $0.removeAll { $0 === observation } }
  }

  /// Ends the latest observation of an observer that fits.
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

  /// Sources that `plumb swift` lowers call this before a property that is `dynamic` changes.
  public static func willChange(_ object: AnyObject, _ key: String) {
    guard !isIdle else { return }
    for observation in matching({ $0.isConcerned(by: object, key) }) { observation.willChange() }
  }

  /// Sources that `plumb swift` lowers call this after a property that is `dynamic` changed.
  public static func didChange(_ object: AnyObject, _ key: String) {
    guard !isIdle else { return }
    for observation in matching({ $0.isConcerned(by: object, key) }) { observation.didChange() }
  }

  /// Tells those who observe a property of one of UIKit's objects, where it has changed.
  static func compare(_ object: AnyObject) {
    guard !isIdle else { return }
    for observation in matching({ $0.leads(through: object) || $0.isOfLayer(of: object) }) {
      observation.compare()
    }
  }

  /// Tells those who observe a property of any of UIKit's objects that has changed: layouts change many.
  @MainActor
  static func compareViews() {
    guard !isIdle else { return }
    for observation in matching({ $0.object is UIView || $0.object is any ViewFollower }) {
      observation.compare()
    }
  }

  static func matching(_ isWanted: (KeyValueObservation) -> Bool) -> [KeyValueObservation] {
    let known = all.withLock { Unguarded($0.value) }
    return known.value.filter(isWanted)
  }

  private static func change(_ body: (inout [KeyValueObservation]) -> Void) {
    all.withLock { all in
      body(&all.value)
      // Objects that are gone are observed no more.
      all.value.removeAll { $0.object == nil }
      count.store(all.value.count, ordering: .relaxed)
    }
  }
}

/// What has properties of a view as its own, as the view's layer does.
protocol ViewFollower: AnyObject {
  var followedView: AnyObject? { get }
}

extension CALayer: ViewFollower {
  var followedView: AnyObject? { view }
}
