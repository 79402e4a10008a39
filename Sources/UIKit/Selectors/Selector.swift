// SPDX-License-Identifier: MIT

/// The name of a method, by which controls, notifications and timers call it.
///
/// `plumb swift` writes values of it where sources say `#selector`. An object has the method where its class is
/// ``NamedMembers``, where it names it in ``InterfaceConnecting/interfaceActions``, or where it is one of UIKit's
/// that take part here; a method of an extension of UIKit's classes is carried along.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String
  /// The method itself, for objects whose classes do not list it: false where it is not theirs.
  let carried: (@Sendable @MainActor (AnyObject, SelectorArguments) -> SelectorResult?)?
  /// Whether the method that is carried is one of an object's.
  private let fits: (@Sendable (AnyObject) -> Bool)?

  /// The selector of a name such as `save:`.
  public init(_ name: String) {
    self.name = name
    carried = nil
    fits = nil
  }

  /// The selector of a method of UIKit's, which the compiler looks for: `plumb swift` writes it where sources name a
  /// method that they do not declare.
  public init<Method>(_ name: String, declaredAs method: @autoclosure () -> Method) {
    self.init(name)
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// A selector that carries a method of a type that lists none, such as one added to a class of UIKit's.
  public init<Receiver, Result>(
    _ name: String, of type: Receiver.Type,
    carrying body: @escaping @Sendable @MainActor (Receiver, SelectorArguments) -> Result
  ) {
    self.name = name
    carried = { object, arguments in
      (object as? Receiver).map { SelectorResult(value: body($0, arguments)) }
    }
    fits = { $0 is Receiver }
  }

  /// A selector that carries a method of a type itself.
  public init<Result>(
    _ name: String, carrying body: @escaping @Sendable @MainActor (SelectorArguments) -> Result
  ) {
    self.name = name
    carried = { _, arguments in SelectorResult(value: body(arguments)) }
    fits = nil
  }

  public var description: String { name }

  /// Whether a method is carried that an object has.
  func carriesMethod(of object: AnyObject) -> Bool { fits?(object) ?? false }

  /// The key of the property that a selector such as `setTitle:` sets.
  var settingKey: String? {
    guard name.hasPrefix("set"), name.hasSuffix(":"), name.count > 4 else { return nil }
    return name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4).dropLast()
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a method gave back, if anything.
struct SelectorResult {
  var value: Any?

  init<Value>(value: Value) { self.value = Value.self == Void.self ? nil : value }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// A selector. Not for conforming to.
public protocol _SelectorName {}

extension Selector: _SelectorName {}
