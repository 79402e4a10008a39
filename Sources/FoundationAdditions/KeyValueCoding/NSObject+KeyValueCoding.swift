// SPDX-License-Identifier: MIT

public import Foundation

// The key-value coding of `NSObject`. Members of extensions cannot be overridden, so these methods
// are generic or have one more parameter. Classes whose subclasses can override them declare the
// plain methods (`CodedObject`).
extension NSObject {
  /// The value of the property with this name, or the result of its method without arguments. The
  /// class must list its members or be one of UIKit's.
  @_disfavoredOverload
  public func value<Key: _PropertyName>(forKey key: Key) -> Any? {
    asCoded { $0.value(forKey: key._name) } ?? KeyValueCoding.value(key._name, of: self)
  }

  @_disfavoredOverload
  public func setValue<Key: _PropertyName>(_ value: Any?, forKey key: Key) {
    let value = UncheckedAccess(value)
    asCoded { $0.setValue(value.value, forKey: key._name) }
      ?? KeyValueCoding.setValue(value.value, key._name, of: self)
  }

  @_disfavoredOverload
  public func value<Key: _PropertyName>(forKeyPath keyPath: Key) -> Any? {
    asCoded { $0.value(forKeyPath: keyPath._name) }
      ?? KeyValueCoding.value(path: keyPath._name, of: self)
  }

  @_disfavoredOverload
  public func setValue<Key: _PropertyName>(_ value: Any?, forKeyPath keyPath: Key) {
    let value = UncheckedAccess(value)
    asCoded { $0.setValue(value.value, forKeyPath: keyPath._name) }
      ?? KeyValueCoding.setValue(value.value, path: keyPath._name, of: self)
  }

  @_disfavoredOverload
  public func setValuesForKeys(_ keyedValues: [String: Any], _: Void = ()) {
    let values = UncheckedAccess(keyedValues)
    asCoded { $0.setValuesForKeys(values.value) }
      ?? KeyValueCoding.setValues(values.value, of: self)
  }

  @_disfavoredOverload
  public func dictionaryWithValues(forKeys keys: [String], _: Void = ()) -> [String: Any] {
    asCoded { $0.dictionaryWithValues(forKeys: keys) } ?? KeyValueCoding.values(keys, of: self)
  }

  /// Calls the object's own method if its class can be overridden. Nil if it cannot.
  private func asCoded<Value>(_ body: @MainActor (any CodedObject) -> Value) -> Value? {
    guard let object = self as? any CodedObject else { return nil }
    let access = UncheckedAccess(object)
    return withoutActuallyEscaping(body) { body in
      let body = UncheckedAccess(body)
      return onMainActor { UncheckedAccess(body.value(access.value)) }.value
    }
  }

  package func raiseUnknown(_ key: String, _ method: String) {
    LayoutException.raise(
      "NSUnknownKeyException",
      "[<\(ObjectDescription.className(of: self)) \(ObjectDescription.address(of: self))> \(method)]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }
}

/// A key or a key path. Not for conforming to.
public protocol _PropertyName: Sendable {
  var _name: String { get }
}

extension String: _PropertyName {
  public var _name: String { self }
}

/// A class whose subclasses can override key-value coding.
package protocol CodedObject: NSObject {
  @MainActor func value(forKey key: String) -> Any?
  @MainActor func setValue(_ value: Any?, forKey key: String)
  @MainActor func value(forKeyPath keyPath: String) -> Any?
  @MainActor func setValue(_ value: Any?, forKeyPath keyPath: String)
  @MainActor func setValuesForKeys(_ keyedValues: [String: Any])
  @MainActor func dictionaryWithValues(forKeys keys: [String]) -> [String: Any]
}

extension KeyValueObject: CodedObject {}
