// SPDX-License-Identifier: MIT

import Dispatch
public import Foundation

// What NSObject has from Objective-C's runtime. Members of extensions cannot be overridden.
extension NSObject {
  // Generic, for classes here to declare one that can be overridden.
  /// Whether the object has the method or setter of a selector.
  @_disfavoredOverload
  public func responds<Name: _SelectorName>(to aSelector: Name?) -> Bool {
    (aSelector as? Selector).map(answers) ?? false
  }

  /// What the object says itself, where its class overrides it.
  func answers(to selector: Selector) -> Bool {
    if let object = self as? any RespondingObject { return object.responds(to: selector) }
    let object = Unguarded(self)
    return onMainActor { Receiver(object.value).responds(to: selector) }
  }

  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! { send(aSelector, []) }

  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(
    _ aSelector: Selector?, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! { send(aSelector, [object1, object2]) }

  /// Nil, which names no method, does nothing.
  private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let call = Unguarded((object: self, arguments: arguments))
    return onMainActor {
      Receiver(call.value.object).perform(selector, all: call.value.arguments)?.unmanaged
    }
  }

  /// Keeps the object until the method was called.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedCalls.schedule(aSelector, on: self, with: anArgument, after: delay)
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { DelayedCalls.schedule(aSelector, on: self, with: anArgument, after: delay) }

  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    guard wait else { return DelayedCalls.schedule(aSelector, on: self, with: arg, after: 0) }
    let call = Unguarded((object: self, argument: arg))
    let body: @Sendable () -> Void = {
      call.value.object.perform(aSelector, with: call.value.argument)
    }
    if MainQueue.isCurrent { body() } else { DispatchQueue.main.sync(execute: body) }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(aTarget as AnyObject, nil)
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) { DelayedCalls.cancel(aTarget as AnyObject, aSelector) }

  /// The property of a name, or what its method without arguments returns, of a class that lists its members or of
  /// UIKit's.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
    if let collection = self as? any KeyedCollection { return collection.elementValues(key) }
    let object = Unguarded(self)
    let found = onMainActor { () -> Unguarded<Any?> in
      if let get = Receiver(object.value).getter(key) { return Unguarded(get()) }
      switch object.value {
      case let object as KeyValueObject: return Unguarded(object.value(forUndefinedKey: key))
      case let object as _UIObject where SystemMembers.undeclaredKeys.contains(key):
        return Unguarded(UndeclaredValues.of(object)[key])
      case let object as _UIObject: return Unguarded(object.value(forUndefinedKey: key))
      case let object as any FreeValues: return Unguarded(object.freeValues[key])
      default:
        object.value.raiseUnknown(key, "valueForUndefinedKey:")
        return Unguarded(nil)
      }
    }
    return found.value
  }

  public func setValue(_ value: Any?, forKey key: String) {
    if let defaults = self as? UserDefaults {
      KeyValueObserving.willChange(self, key)
      defaults.set(value, forKey: key)
      return KeyValueObserving.didChange(self, key)
    }
    if let dictionary = self as? NSMutableDictionary {
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
      return
    }
    if let collection = self as? any KeyedCollection {
      return collection.setElementValues(value, key)
    }
    let change = Unguarded((object: self, value: value))
    KeyValueObserving.willChange(self, key)
    let isTaken = onMainActor {
      Receiver(change.value.object).member(key)?.set.map { $0(change.value.value) }
    }
    KeyValueObserving.didChange(self, key)
    switch isTaken {
    case true: break
    case false:
      LayoutException.raiseInvalidArgument(
        "'\(key)' of \(type(of: self)) does not take '\(value.map { "\($0)" } ?? "nil")'")
    default:
      onMainActor {
        switch change.value.object {
        case let object as KeyValueObject:
          object.setValue(change.value.value, forUndefinedKey: key)
        case let object as _UIObject where SystemMembers.undeclaredKeys.contains(key):
          UndeclaredValues.of(object)[key] = change.value.value
        case let object as _UIObject: object.setValue(change.value.value, forUndefinedKey: key)
        case let object as any FreeValues: object.freeValues[key] = change.value.value
        default: change.value.object.raiseUnknown(key, "setValue:forUndefinedKey:")
        }
      }
    }
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    let keys = keyPath.split(separator: ".").map(String.init)
    for (index, key) in keys.enumerated() {
      let rest = keys[index...].joined(separator: ".")
      let behind = keys[(index + 1)...].joined(separator: ".")
      let object = Unguarded(value)
      let found = onMainActor { () -> Unguarded<Any?>? in
        switch object.value {
        case let collection as any KeyedCollection where key.hasPrefix("@"):
          Unguarded(KeyPathOperators.result(key, of: collection.keyedElements, behind))
        case let layer as CALayer:
          KeyPathOperators.part(rest, of: layer).map { Unguarded($0) }
        default: nil
        }
      }
      if let found { return found.value }
      guard let object = value as? NSObject else { return nil }
      value = object.value(forKey: key)
    }
    return value
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let path = keys.dropLast().joined(separator: ".")
    let change = Unguarded((object: self, value: value))
    let isDone = onMainActor {
      var place: (layer: NSObject?, path: ArraySlice<String>) = (change.value.object, keys[...])
      if keys.first == "layer" {
        place = ((change.value.object as? UIView)?.layer, keys.dropFirst())
      }
      guard let layer = place.layer as? CALayer else { return false }
      return KeyPathOperators.setPart(
        place.path.joined(separator: "."), of: layer, to: change.value.value)
    }
    if isDone { return }
    let object = path.isEmpty ? self : self.value(forKeyPath: path) as? NSObject
    object?.setValue(value, forKey: last)
  }

  func raiseUnknown(_ key: String, _ method: String) {
    LayoutException.raise(
      "NSUnknownKeyException",
      "[<\(LayoutDescription.className(of: self)) \(LayoutDescription.address(of: self))> \(method)]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }
}

// Apple's protocol declares these, and delegates and targets are known by it alone.
extension NSObjectProtocol {
  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector)
  }

  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector, with: object)
  }

  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(
    _ aSelector: Selector?, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector, with: object1, with: object2)
  }

  public func responds(to aSelector: Selector?) -> Bool {
    guard let aSelector, let object = self as? NSObject else { return false }
    return object.answers(to: aSelector)
  }
}

extension SelectorResult {
  /// The result, alive until the main queue next has time, as in a pool that drains then.
  fileprivate var unmanaged: Unmanaged<AnyObject>? {
    guard let value else { return nil }
    let object = value as AnyObject
    let pooled = Unguarded(object)
    DispatchQueue.main.async { withExtendedLifetime(pooled) {} }
    return Unmanaged.passUnretained(object)
  }
}

extension NSObject {
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }
}

/// A class whose subclasses say what they respond to, and who does in their place.
protocol RespondingObject: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func responds(to aSelector: Selector!) -> Bool
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension KeyValueObject: RespondingObject {}
extension _UIObject: RespondingObject {}
