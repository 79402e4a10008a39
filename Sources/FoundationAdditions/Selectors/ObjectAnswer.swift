// SPDX-License-Identifier: MIT

// Member access on `AnyObject`: `plumb swift` inserts calls of these functions in place of methods
// and properties.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Calls the first closure whose parameter type matches the object. It is for members that classes
/// declare without a common superclass, such as `sender.reloadData()`.
///
/// - Returns: nil if the object has none of the types. The result is implicitly unwrapped, like
///   that of a member of `AnyObject` on Apple's platforms.
@discardableResult
public func objectAnswer<each Receiver, Answer>(
  _ object: AnyObject?, _ calls: repeat (each Receiver) -> Answer
) -> Answer! {
  for call in repeat each calls {
    if let answer = answer(of: object, to: call) { return answer }
  }
  return nil
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Reads a property that is a number in another class. The context selects the type: the value, or
/// its raw value.
public func objectNumber<Receiver, Answer: RawRepresentable>(
  _ object: AnyObject?, _ read: (Receiver) -> Answer
) -> Answer! { answer(of: object, to: read) }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func objectNumber<Receiver, Answer: RawRepresentable>(
  _ object: AnyObject?, _ read: (Receiver) -> Answer
) -> Answer.RawValue! { answer(of: object, to: read)?.rawValue }

/// A separate function, because the element type of a parameter pack has no name.
private func answer<Receiver, Answer>(
  of object: AnyObject?, to call: (Receiver) -> Answer
) -> Answer? { (object as? Receiver).map(call) }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Calls a method that is known only by its selector. An object without the method ends the
/// process, as on Apple's platforms.
@discardableResult
public func objectMessage(_ object: AnyObject?, _ name: String, _ arguments: Any?...) -> Any! {
  guard let object else { return nil }
  let call = UncheckedAccess((object: object, arguments: arguments))
  let result = onMainActor { () -> UncheckedAccess<Any?> in
    let found = Receiver(call.value.object).perform(Selector(name), all: call.value.arguments)
    return UncheckedAccess(found?.value)
  }
  return result.value
}
