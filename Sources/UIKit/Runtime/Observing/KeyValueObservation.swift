// SPDX-License-Identifier: MIT

import Foundation

/// Somebody who hears of changes of a property, which may lie behind others.
final class KeyValueObservation: @unchecked Sendable {
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior = false
    var kind = NSKeyValueChange.setting
    /// Where the elements of a collection are that came, went or were replaced.
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

  /// An object on the way to the property, and its key that leads on.
  private struct Link {
    weak var object: AnyObject?
    var key: String
    /// The other properties of the object that the key's value follows from.
    var causes: Set<String>

    init(object: AnyObject, key: String) {
      self.object = object
      self.key = key
      causes =
        (object as? KeyValueObject)
        .map { type(of: $0).keyPathsForValuesAffectingValue(forKey: key) } ?? []
    }

    func isConcerned(by other: AnyObject, _ changed: String) -> Bool {
      object === other && (key == changed || causes.contains(changed))
    }
  }

  private(set) weak var object: AnyObject?
  /// Nil where it is not known: any change of the object's may be one of the property.
  let keyPath: String?
  let options: NSKeyValueObservingOptions
  /// Who was named as the observer, where that is an object.
  weak var observer: NSObject?
  var context: UnsafeMutableRawPointer?
  var isActive = true

  private let value: (AnyObject) -> Any?
  private let handler: (AnyObject, Change) -> Void
  private var links: [Link] = []
  /// The value when it was last looked at.
  private var known: Any?
  /// Changes that have begun and not ended: the outermost is the one that is told.
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
    known = value(object)
  }

  /// Whether a change of an object's property is one of this.
  func isConcerned(by object: AnyObject, _ key: String) -> Bool {
    guard keyPath != nil else { return leads(through: object) }
    return isActive && links.contains { $0.isConcerned(by: object, key) }
  }

  /// Whether the way to the property leads through an object.
  func leads(through object: AnyObject) -> Bool {
    isActive && (links.contains { $0.object === object } || self.object === object)
  }

  /// Whether it observes the layer of a view, which has what the view has.
  func isOfLayer(of view: AnyObject) -> Bool {
    guard isActive, let layer = object as? any ViewFollower else { return false }
    return layer.followedView === view
  }

  func tellInitial() {
    guard options.contains(.initial), let object else { return }
    handler(object, Change(old: nil, new: options.contains(.new) ? known : nil))
  }

  func willChange() {
    depth += 1
    guard depth == 1, let object else { return }
    known = value(object)
    if options.contains(.prior), keyPath != nil {
      handler(object, Change(old: options.contains(.old) ? known : nil, new: nil, isPrior: true))
    }
  }

  /// - Parameter part: what changed, where it is not the whole.
  func didChange(_ part: Change? = nil) {
    depth = max(0, depth - 1)
    guard depth == 0 else { return }
    if keyPath == nil { compare() } else { tell(part) }
  }

  /// Tells of a change where the value is another than the last time.
  func compare() {
    guard depth == 0, let object, !Self.isEqual(known, value(object)) else { return }
    tell()
  }

  private func tell(_ part: Change? = nil) {
    guard isActive, let object else { return }
    let old = known
    follow()
    known = value(object)
    var change = part ?? Change(old: old, new: known)
    if !options.contains(.old) { change.old = nil }
    if !options.contains(.new) { change.new = nil }
    handler(object, change)
  }

  /// Finds the objects on the way anew: any of them may have been replaced.
  private func follow() {
    links = []
    guard let keyPath else { return }
    var next = object
    for key in keyPath.split(separator: ".").map(String.init) {
      guard let object = next else { return }
      links.append(Link(object: object, key: key))
      guard links.count < keyPath.split(separator: ".").count else { return }
      let current = Unguarded(object)
      let found = onMainActor {
        Unguarded(Receiver(current.value).member(key)?.get?() as AnyObject?)
      }
      next = found.value
    }
  }

  private static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    func same<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? any Equatable { return same(a, b) }
    return (a as AnyObject) === (b as AnyObject)
  }
}
