// SPDX-License-Identifier: MIT

public import Foundation

// The key-value observing API of Apple's Foundation, which Foundation lacks on Linux.

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

public final class NSKeyValueObservation: NSObject {
  private let observation: KeyValueObservation

  init(_ observation: KeyValueObservation) { self.observation = observation }

  public func invalidate() { KeyValueObserving.remove(observation) }

  deinit { invalidate() }
}

/// `NSObject` as a protocol, for members that use the type of the receiver.
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls `changeHandler` after every change of a property, until the returned observation is
  /// released.
  ///
  /// Changes are reported for properties that sources declare `dynamic`, and for UIKit's properties
  /// that `PlumbSwift/docs/constructs.md` lists. `plumb swift` adds `name`, the key path as text,
  /// because a program cannot read it from a key path.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { observe(keyPath, name, options, changeHandler) }

  /// Calls `changeHandler` when the object has reported a change and the property has a different
  /// value, until the returned observation is released. The name of the property is unknown,
  /// because a key path does not contain it on Linux.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { observe(keyPath, nil, options, changeHandler) }

  /// Does nothing: the values are compared after the change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Notifies the observers of all properties of the object whose value has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObserving.compare(self)
  }

  /// Does nothing: the values are compared after the change.
  public func willChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {}

  /// Same as ``didChangeValue(for:)``: the whole value is reported as changed.
  public func didChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) { KeyValueObserving.compare(self) }

  private func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _ name: String?, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = KeyValueObservation(
      of: self, name, options, value: { ($0 as? Self)?[keyPath: keyPath] }
    ) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: change.kind, newValue: change.new.flatMap { $0 as? Value },
          oldValue: change.old.flatMap { $0 as? Value }, indexes: change.indexes,
          isPrior: change.isPrior))
    }
    KeyValueObserving.add(observation)
    return NSKeyValueObservation(observation)
  }
}

extension NSObject {
  /// Calls `observer` after every change, until it or the object is released.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = KeyValueObservation(
      of: self, keyPath, options, value: { ($0 as? NSObject)?.value(forKeyPath: keyPath) }
    ) { [weak observer] object, change in
      (observer as? any KeyValueObserver)?._observe(keyPath, of: object, change.dictionary, context)
    }
    observation.observer = observer
    observation.context = context
    KeyValueObserving.add(observation)
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObserving.remove(observer, keyPath, of: self)
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { KeyValueObserving.remove(observer, keyPath, of: self, context) }

  // Generic, so that classes can declare the overridable methods. Foundation's `Operation` has its
  // own pair of them.
  @_disfavoredOverload
  public func willChangeValue<Key: _PropertyName>(forKey key: Key) {
    guard let object = self as? any ObservedObject else {
      return KeyValueObserving.willChange(self, key._name)
    }
    let observed = UncheckedAccess(object)
    onMainActor { observed.value.willChangeValue(forKey: key._name) }
  }

  @_disfavoredOverload
  public func didChangeValue<Key: _PropertyName>(forKey key: Key) {
    guard let object = self as? any ObservedObject else {
      return KeyValueObserving.didChange(self, key._name)
    }
    let observed = UncheckedAccess(object)
    onMainActor { observed.value.didChangeValue(forKey: key._name) }
  }
}

/// A class whose subclasses can override the methods that report changes.
package protocol ObservedObject: NSObject {
  @MainActor func willChangeValue(forKey key: String)
  @MainActor func didChangeValue(forKey key: String)
}

extension KeyValueObject: ObservedObject {}
