// SPDX-License-Identifier: MIT

import Foundation

// Key-value coding and observing of UIKit's objects. Subclasses can override them.

extension _UIObject: CodedObject, DescribedObject, ObservedObject, RespondingObject {}

extension UIView: LaidOutObject {}

extension _UIObject: UndefinedKeyObject {
  package func undefinedValue(forKey key: String) -> Any? {
    SystemMembers.undeclaredKeys.contains(key)
      ? UndeclaredValues.of(self)[key] : value(forUndefinedKey: key)
  }

  package func setUndefinedValue(_ value: Any?, forKey key: String) {
    if SystemMembers.undeclaredKeys.contains(key) {
      UndeclaredValues.of(self)[key] = value
    } else {
      setValue(value, forUndefinedKey: key)
    }
  }
}

extension _UIObject: KeyValueObserver {
  nonisolated public func _observe(
    _ keyPath: String, of object: Any?, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?
  ) {
    let call = UncheckedAccess((observer: self, object: object, change: change, context: context))
    onMainActor {
      let (observer, object, change, context) = call.value
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
