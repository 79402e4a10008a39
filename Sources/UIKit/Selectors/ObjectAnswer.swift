// SPDX-License-Identifier: MIT

// What is asked of an `AnyObject`: `plumb swift` has sources call these functions in place of methods and properties.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// What the first closure gives whose type the object is of, for what classes have without a common one above them:
/// `sender.reloadData()`.
///
/// - Returns: nil where the object is of none of the types. The value needs no mark, as that of `AnyObject` on Apple's systems.
@discardableResult
public func objectAnswer<each Receiver, Answer>(
  _ object: AnyObject?, _ calls: repeat (each Receiver) -> Answer
) -> Answer! {
  for call in repeat each calls {
    if let answer = answer(of: object, to: call) { return answer }
  }
  return nil
}

/// A function, for the type of an element of a pack has no name.
private func answer<Receiver, Answer>(
  of object: AnyObject?, to call: (Receiver) -> Answer
) -> Answer? { (object as? Receiver).map(call) }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// What a method gives that is known by its selector alone. An object that lacks it ends the process, as there.
@discardableResult
public func objectMessage(_ object: AnyObject?, _ name: String, _ arguments: Any?...) -> Any! {
  guard let object else { return nil }
  let call = Unguarded((object: object, arguments: arguments))
  let result = onMainActor { () -> Unguarded<Any?> in
    let found = Receiver(call.value.object).perform(Selector(name), all: call.value.arguments)
    return Unguarded(found?.value)
  }
  return result.value
}
