// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// An observation of a property by a key path.
final class KeyValueObservation {
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior = false
    var kind = NSKeyValueChange.setting
    /// The indexes of the elements that were inserted, removed or replaced in a collection.
    var indexes: IndexSet?

    var dictionary: [NSKeyValueChangeKey: Any] {
      var result: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
      result[.indexesKey] = indexes
      result[.oldKey] = old
      result[.newKey] = new
      if isPrior { result[.notificationIsPriorKey] = true }
      return result
    }
  }

  /// An object on the key path, with the next key.
  private struct Link {
    weak var object: AnyObject?
    var key: String
    /// The other properties of the object that affect the key's value.
    var causes: Set<String>

    init(object: AnyObject, key: String) {
      self.object = object
      self.key = key
      causes =
        (object as? KeyValueObject)
        .map { type(of: $0).keyPathsForValuesAffectingValue(forKey: key) } ?? []
    }

    func isAffected(by other: AnyObject, _ changed: String) -> Bool {
      object === other && (key == changed || causes.contains(changed))
    }
  }

  private(set) weak var object: AnyObject?
  /// The key path. Nil if it is unknown: then the value is compared after every change of the
  /// object.
  let keyPath: String?
  let options: NSKeyValueObservingOptions
  /// The observer, if it is an object.
  weak var observer: NSObject?
  var context: UnsafeMutableRawPointer?

  /// Changes of other objects, perhaps on other threads, ask every observation whether it is
  /// active and which objects it follows.
  private let isEnded = Atomic(false)
  private let links = Mutex(UncheckedAccess<[Link]>([]))

  private let value: (AnyObject) -> Any?
  private let handler: (AnyObject, Change) -> Void
  /// The value at the last comparison.
  private var lastValue: Any?
  /// The number of changes in progress. Only the outermost one notifies the observer.
  private var depth = 0

  init(
    of object: AnyObject, _ keyPath: String?, _ options: NSKeyValueObservingOptions,
    value: @escaping (AnyObject) -> Any?, handler: @escaping (AnyObject, Change) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.value = value
    self.handler = handler
    follow()
    lastValue = value(object)
  }

  var isActive: Bool { !isEnded.load(ordering: .relaxed) }

  func end() { isEnded.store(true, ordering: .relaxed) }

  /// The objects on the key path. They are compared outside the lock, because that may release one.
  private var path: [Link] { links.withLock { UncheckedAccess($0.value) }.value }

  /// Whether a change of an object's property can change the observed value.
  func isAffected(by object: AnyObject, _ key: String) -> Bool {
    guard keyPath != nil else { return leads(through: object) }
    return isActive && path.contains { $0.isAffected(by: object, key) }
  }

  /// Whether an object is on the key path.
  func leads(through object: AnyObject) -> Bool {
    isActive && (path.contains { $0.object === object } || self.object === object)
  }

  /// Whether it observes the layer of a view, whose properties are those of the view.
  func isOfLayer(of view: AnyObject) -> Bool {
    guard isActive, let layer = object as? any ViewFollower else { return false }
    return layer.followedView === view
  }

  func notifyInitial() {
    guard options.contains(.initial), let object else { return }
    handler(object, Change(old: nil, new: options.contains(.new) ? lastValue : nil))
  }

  func willChange() {
    depth += 1
    guard depth == 1, let object else { return }
    lastValue = value(object)
    if options.contains(.prior), keyPath != nil {
      handler(
        object, Change(old: options.contains(.old) ? lastValue : nil, new: nil, isPrior: true))
    }
  }

  /// - Parameter part: the changed elements of a collection. Nil if the whole value has changed.
  func didChange(_ part: Change? = nil) {
    depth = max(0, depth - 1)
    guard depth == 0 else { return }
    if keyPath == nil { compare() } else { notify(part) }
  }

  /// Notifies the observer if the value differs from the last known one.
  func compare() {
    guard depth == 0, let object, !Self.isEqual(lastValue, value(object)) else { return }
    notify()
  }

  private func notify(_ part: Change? = nil) {
    guard isActive, let object else { return }
    let old = lastValue
    follow()
    lastValue = value(object)
    var change = part ?? Change(old: old, new: lastValue)
    if !options.contains(.old) { change.old = nil }
    if !options.contains(.new) { change.new = nil }
    handler(object, change)
  }

  /// Finds the objects on the key path again, because any of them can have been replaced.
  private func follow() {
    guard let keyPath else { return }
    let keys = keyPath.split(separator: ".").map(String.init)
    var path: [Link] = []
    var next = object
    for key in keys {
      guard let object = next else { break }
      path.append(Link(object: object, key: key))
      guard path.count < keys.count else { break }
      let current = UncheckedAccess(object)
      let found = onMainActor {
        UncheckedAccess(Receiver(current.value).member(key)?.get?() as AnyObject?)
      }
      next = found.value
    }
    let new = UncheckedAccess(path)
    links.withLock { $0.value = new.value }
  }

  private static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    func same<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? any Equatable { return same(a, b) }
    return (a as AnyObject) === (b as AnyObject)
  }
}
