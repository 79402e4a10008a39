// SPDX-License-Identifier: MIT

public import Foundation

/// An object that is called when a property that it observes changes.
public protocol KeyValueObserver: AnyObject {
  func _observe(
    _ keyPath: String, of object: Any?, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?)
}

/// The superclass that `plumb swift` inserts in place of `NSObject` for classes that override
/// members of Apple's `NSObject` which Foundation lacks on Linux. Members of extensions cannot be
/// overridden.
open class KeyValueObject: NSObject, KeyValueObserver {
  public override init() { super.init() }

  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Not called: only `dynamic` properties notify observers.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// Observers of `key` are also notified of changes to the properties that an override returns.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  open func value(forUndefinedKey key: String) -> Any? {
    raiseUnknown(key, "valueForUndefinedKey:")
    return nil
  }

  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    raiseUnknown(key, "setValue:forUndefinedKey:")
  }

  open func setNilValueForKey(_ key: String) {}

  open func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setValue(value, key, of: self)
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath, of: self)
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.setValue(value, path: keyPath, of: self)
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    KeyValueCoding.setValues(keyedValues, of: self)
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    KeyValueCoding.values(keys, of: self)
  }

  open func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self, key) }

  open func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, key) }

  /// The name of the class.
  open class func description() -> String { nameOfClass(self) }

  // Apple declares the parameters so, and clients override them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whether the object has the method or setter of a selector.
  open func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    let object = UncheckedAccess(self)
    return onMainActor { Receiver(object.value).responds(to: aSelector) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The object that receives selectors for which this object has no method. Calls of delegate
  /// methods are not forwarded, because they do not use selectors.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Not called: only views and controllers are loaded from files.
  open func awakeFromNib() {}

  public func _observe(
    _ keyPath: String, of object: Any?, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?
  ) { observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
}

extension KeyValueObject: UndefinedKeyObject {
  package func undefinedValue(forKey key: String) -> Any? { value(forUndefinedKey: key) }

  package func setUndefinedValue(_ value: Any?, forKey key: String) {
    setValue(value, forUndefinedKey: key)
  }
}
