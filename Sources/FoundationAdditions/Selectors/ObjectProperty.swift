// SPDX-License-Identifier: MIT

import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The value of a property of an `AnyObject`, by its Swift name. `plumb swift` inserts a call of it
/// in place of `sender.tag`.
///
/// - Returns: nil if the object does not have the property, or it has another type. The result is
///   implicitly unwrapped, like that of a member of `AnyObject` on Apple's platforms.
public func objectProperty<Value>(
  _ object: AnyObject?, _ name: String, _ type: Value.Type
) -> Value! {
  let access = UncheckedAccess(object)
  let found = onMainActor { () -> UncheckedAccess<Any??> in
    guard let object = access.value, let get = Receiver(object).member(name)?.get else {
      return UncheckedAccess(nil)
    }
    return UncheckedAccess(.some(get()))
  }
  guard let value = found.value else { return nil }
  return value as? Value
}

/// The element of a collection of type `AnyObject` at a key or an index. `plumb swift` inserts a
/// call of it in place of `object[key]`.
///
/// - Returns: nil if there is no such element, or the object is not a collection.
public func objectSubscript(_ object: AnyObject?, _ key: Any) -> Any? {
  switch object {
  case let dictionary as NSDictionary: return dictionary.object(forKey: key)
  case let array as NSArray:
    let place = ValueConversion.converted(key, to: Int.self)
    return place.flatMap { (0..<array.count).contains($0) ? array.object(at: $0) : nil }
  case let set as NSOrderedSet:
    let place = ValueConversion.converted(key, to: Int.self)
    return place.flatMap { (0..<set.count).contains($0) ? set.object(at: $0) : nil }
  default: return nil
  }
}
