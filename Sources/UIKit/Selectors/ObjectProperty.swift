// SPDX-License-Identifier: MIT

import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The value of a property of an object that is known as `AnyObject`, by its name in Swift. `plumb swift` has sources
/// call this in place of `sender.tag`.
///
/// - Returns: nil where the object has no such property, or has it of another type. The value needs no mark, as that of
///   `AnyObject` on Apple's systems.
public func objectProperty<Value>(
  _ object: AnyObject?, _ name: String, _ type: Value.Type
) -> Value! {
  let asked = Unguarded(object)
  let found = onMainActor { () -> Unguarded<Any??> in
    guard let object = asked.value, let get = Receiver(object).member(name)?.get else {
      return Unguarded(nil)
    }
    return Unguarded(.some(get()))
  }
  guard let value = found.value else { return nil }
  return value as? Value
}

/// What a collection that is known as `AnyObject` holds under a key or at a place. `plumb swift` has sources call this in
/// place of `object[key]`.
///
/// - Returns: nil where the object has nothing there, or is no collection.
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
