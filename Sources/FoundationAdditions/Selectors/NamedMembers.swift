// SPDX-License-Identifier: MIT

/// A class whose methods and properties can be looked up by name, like `@objc` members in the
/// Objective-C runtime.
///
/// `plumb swift` adds this conformance to an app's classes. Code that is written for Plumb names
/// its outlets and actions in `InterfaceConnecting` instead.
public protocol NamedMembers: AnyObject {
  /// The method of a selector, or the property of a key. Nil if the class has none.
  @MainActor
  func _namedMember(_ name: String) -> NamedMember?
}

/// A method or property that was looked up by name.
@preconcurrency @MainActor
public struct NamedMember {
  /// Calls the method. Nil for properties.
  package let call: ((SelectorArguments) -> SelectorResult)?
  /// Reads the property. Nil for methods.
  package let get: (() -> Any?)?
  /// Sets the property, and returns false for a value of another type. Nil if the member cannot be
  /// set.
  package let set: ((Any?) -> Bool)?

  public static func method<Result>(
    _ body: @escaping @MainActor (SelectorArguments) -> Result
  ) -> NamedMember { NamedMember(call: { SelectorResult(value: body($0)) }, get: nil, set: nil) }

  public static func property<Value>(
    _ get: @escaping @MainActor () -> Value, _ set: (@MainActor (Value) -> Void)? = nil
  ) -> NamedMember {
    // Does not use functions of the standard library that take closures. Such closures would need
    // the main actor's thread, but members are looked up on any thread.
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
