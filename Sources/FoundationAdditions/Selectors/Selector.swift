// SPDX-License-Identifier: MIT

/// The name of a method, by which controls, notifications and timers call it.
///
/// `plumb swift` inserts values of it in place of `#selector`. An object has the method in one of
/// these cases: its class conforms to ``NamedMembers``, its class lists it in
/// `InterfaceConnecting.interfaceActions`, or it is one of UIKit's supported methods. A method in
/// an extension of a UIKit class is stored in the selector.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String
  /// The method itself, for objects whose classes do not list it. Returns nil for an object of
  /// another class.
  let implementation: (@Sendable @MainActor (AnyObject, SelectorArguments) -> SelectorResult?)?
  /// Whether the stored method belongs to an object's class.
  private let isReceiver: (@Sendable (AnyObject) -> Bool)?

  /// Creates a selector from a name such as `save:`.
  public init(_ name: String) {
    self.name = name
    implementation = nil
    isReceiver = nil
  }

  /// Creates the selector of a UIKit method, and lets the compiler check that the method exists.
  /// `plumb swift` inserts it where sources name a method that they do not declare.
  public init<Method>(_ name: String, declaredAs method: @autoclosure () -> Method) {
    self.init(name)
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a selector with a method of a type that does not list its members, such as a method in
  /// an extension of a UIKit class.
  public init<Receiver, Result>(
    _ name: String, of type: Receiver.Type,
    carrying body: @escaping @Sendable @MainActor (Receiver, SelectorArguments) -> Result
  ) {
    self.name = name
    implementation = { object, arguments in
      guard let receiver = object as? Receiver else { return nil }
      return SelectorResult(value: body(receiver, arguments))
    }
    isReceiver = { $0 is Receiver }
  }

  /// Creates a selector with a method of a type itself.
  public init<Result>(
    _ name: String, carrying body: @escaping @Sendable @MainActor (SelectorArguments) -> Result
  ) {
    self.name = name
    implementation = { _, arguments in SelectorResult(value: body(arguments)) }
    isReceiver = nil
  }

  public var description: String { name }

  /// Whether the selector contains a method of the object's class.
  func hasMethod(of object: AnyObject) -> Bool { isReceiver?(object) ?? false }

  /// The key of the property that a selector such as `setTitle:` sets.
  package var settingKey: String? {
    guard name.hasPrefix("set"), name.hasSuffix(":"), name.count > 4 else { return nil }
    return name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4).dropLast()
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The result of a method, if it returns a value.
package struct SelectorResult {
  package var value: Any?

  package init<Value>(value: Value) { self.value = Value.self == Void.self ? nil : value }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// A selector. Not for conforming to.
public protocol _SelectorName {}

extension Selector: _SelectorName {}
