// SPDX-License-Identifier: MIT

/// The value of a property of an object that is known as `AnyObject`, by its name in Swift. `plumb swift` has sources
/// call this in place of `sender.tag`.
///
/// - Returns: nil where the object has no such property, or has it of another type.
public func objectProperty<Value>(
  _ object: AnyObject?, _ name: String, _ type: Value.Type
) -> Value? {
  let asked = Unguarded(object)
  let found = onMainActor { () -> Unguarded<Any??> in
    let get = asked.value.flatMap { Receiver($0).member(name)?.get }
    return Unguarded(get.map { $0() })
  }
  guard let value = found.value else { return nil }
  return value as? Value
}
