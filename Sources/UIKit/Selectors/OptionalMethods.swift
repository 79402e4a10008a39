// SPDX-License-Identifier: MIT

import Foundation

/// Whether an object has the method of a selector, for a protocol of an app's that does not ask every class for it:
/// `plumb swift` writes this where sources read an optional method without calling it.
public func _isImplemented(_ name: String, by object: AnyObject) -> Bool {
  let object = Unguarded(object)
  return onMainActor { Receiver(object.value).responds(to: Selector(name)) }
}

/// The object, or nil where its class lists its methods and has none of the name: `plumb swift` writes this where sources
/// call an optional method of UIKit's protocols and look at what it gives.
public func _asking<Object>(_ name: String, _ object: Object?) -> Object? {
  guard let object, let asked = object as? any NamedMembers else { return object }
  let isThere =
    (asked as? NSObject)?.answers(to: Selector(name)) ?? _isImplemented(name, by: asked)
  return isThere ? object : nil
}
