// SPDX-License-Identifier: MIT

public import Foundation

// What Apple's Foundation declares for observing properties, which Foundation lacks off Apple's systems.

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

/// What changed about a property; the values are there where the options ask for them.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// Ends the observing when it goes, or when it is told to.
public final class NSKeyValueObservation: NSObject {
  private let observation: KeyValueObservation

  init(_ observation: KeyValueObservation) { self.observation = observation }

  public func invalidate() { KeyValueObserving.remove(observation) }

  deinit { invalidate() }
}

/// NSObject, for members that name the type of the object that they are called on.
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls `changeHandler` after every change of a property until the result goes.
  ///
  /// Changes are heard of properties that sources declare `dynamic`, and of those of UIKit's that
  /// `PlumbSwift/docs/bring-your-ios-code.md` lists.
  ///
  /// - Parameter name: the key path as text, which `plumb swift` adds: it cannot be read off a key path here.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { observe(keyPath, name, options, changeHandler) }

  /// Calls `changeHandler` after the object has told of a change and the property has another value, until the
  /// result goes: which property a key path names cannot be read off it here.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { observe(keyPath, nil, options, changeHandler) }

  /// Does nothing: what has changed is found afterwards.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Has those hear of it who observe a property of the object that has another value now.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObserving.compare(self)
  }

  /// Does nothing: what has changed is found afterwards.
  public func willChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {}

  /// As ``didChangeValue(for:)``: the change is told as one of the whole.
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
  /// Has `observer` called after every change, until it or the object goes.
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

  // Generic, for classes to declare what subclasses override. Foundation's `Operation` has a pair of its own.
  @_disfavoredOverload
  public func willChangeValue<Key: _PropertyName>(forKey key: Key) {
    guard let object = self as? any ObservedObject else {
      return KeyValueObserving.willChange(self, key._name)
    }
    let told = Unguarded(object)
    onMainActor { told.value.willChangeValue(forKey: key._name) }
  }

  @_disfavoredOverload
  public func didChangeValue<Key: _PropertyName>(forKey key: Key) {
    guard let object = self as? any ObservedObject else {
      return KeyValueObserving.didChange(self, key._name)
    }
    let told = Unguarded(object)
    onMainActor { told.value.didChangeValue(forKey: key._name) }
  }
}

/// A class whose subclasses may override how they tell of changes.
protocol ObservedObject: NSObject {
  @MainActor func willChangeValue(forKey key: String)
  @MainActor func didChangeValue(forKey key: String)
}

extension KeyValueObject: ObservedObject {}
extension _UIObject: ObservedObject {}
