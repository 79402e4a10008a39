// SPDX-License-Identifier: MIT

/// A class whose methods and properties are found by name, as Objective-C's runtime finds those that are `@objc`.
///
/// `plumb swift` has the classes of an app conform. Code that is written for Plumb names what a file connects in
/// ``InterfaceConnecting`` instead.
public protocol NamedMembers: AnyObject {
  /// The method of a selector, or the property of a key; nil where there is none.
  @MainActor
  func _namedMember(_ name: String) -> NamedMember?
}

/// A method or property that was found by its name.
@preconcurrency @MainActor
public struct NamedMember {
  /// Calls the method; nil for properties.
  let call: ((SelectorArguments) -> SelectorResult)?
  /// Reads the property; nil for methods.
  let get: (() -> Any?)?
  /// Sets the property, false where the value is of another type; nil for what cannot be set.
  let set: ((Any?) -> Bool)?

  public static func method<Result>(
    _ body: @escaping @MainActor (SelectorArguments) -> Result
  ) -> NamedMember { NamedMember(call: { SelectorResult(value: body($0)) }, get: nil, set: nil) }

  public static func property<Value>(
    _ get: @escaping @MainActor () -> Value, _ set: (@MainActor (Value) -> Void)? = nil
  ) -> NamedMember {
    // Without functions of the standard library that take closures: such closures ask for the main actor's thread, and
    // members are found on any.
    guard let set else {
      return NamedMember(call: nil, get: { ValueConversion.coded(get()) }, set: nil)
    }
    return NamedMember(
      call: nil, get: { ValueConversion.coded(get()) },
      set: { value in
        guard let value = ValueConversion.converted(value, to: Value.self) else { return false }
        set(value)
        return true
      })
  }
}
