// SPDX-License-Identifier: MIT

import Foundation

/// Whether an object has the method of a selector. `plumb swift` inserts a call of it where sources
/// read an optional method of an app's protocol without calling it.
public func _isImplemented(_ name: String, by object: AnyObject) -> Bool {
  let object = UncheckedAccess(object)
  return onMainActor { Receiver(object.value).responds(to: Selector(name)) }
}

/// Returns the object that receives a message: the forwarding target if `object` lacks the method,
/// otherwise `object`. `plumb swift` inserts a call of it where sources call `object.method!` of a
/// UIKit protocol.
public func _receiver<Object>(of name: String, _ object: Object) -> Object {
  guard let router = object as? any RespondingObject, !_isImplemented(name, by: router),
    let target = router.forwardingTarget(for: Selector(name)) as? Object
  else { return object }
  return target
}

/// The receiver of a message, or nil if no method answers it. `plumb swift` inserts a call of it
/// where sources call an optional method of a UIKit protocol and use its result.
///
/// As in Objective-C, `responds(to:)` of the object decides, and not that of its forwarding target.
/// An object whose class does not list its members is returned if it forwards nothing.
public func _optionalReceiver<Object>(_ name: String, _ object: Object?) -> Object? {
  guard let object else { return nil }
  let receiver = _receiver(of: name, object)
  let isForwarded = receiver as AnyObject !== object as AnyObject
  guard isForwarded || object is any NamedMembers else { return object }
  let isThere =
    (object as? NSObject)?.answers(to: Selector(name))
    ?? _isImplemented(name, by: object as AnyObject)
  return isThere ? receiver : nil
}
