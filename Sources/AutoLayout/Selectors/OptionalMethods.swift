// SPDX-License-Identifier: MIT

/// Whether an object has the method of a selector, for a protocol of an app's that does not ask every class for it:
/// `plumb swift` writes this where sources read an optional method without calling it.
public func _isImplemented(_ name: String, by object: AnyObject) -> Bool {
  let object = Unguarded(object)
  return onMainActor { Receiver(object.value).responds(to: Selector(name)) }
}
