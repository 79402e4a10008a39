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

/// The receiver of a message, or nil if its class lists its members and has no such method.
/// `plumb swift` inserts a call of it where sources call an optional method of a UIKit protocol and
/// use its result.
public func _asking<Object>(_ name: String, _ object: Object?) -> Object? {
  let object = object.map { _receiver(of: name, $0) }
  guard let object, let members = object as? any NamedMembers else { return object }
  let isThere =
    (members as? NSObject)?.answers(to: Selector(name)) ?? _isImplemented(name, by: members)
  return isThere ? object : nil
}
