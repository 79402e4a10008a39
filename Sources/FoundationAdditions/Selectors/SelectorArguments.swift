// SPDX-License-Identifier: MIT

import Foundation

/// The arguments of a method that is called by name: usually the sender and the event.
@preconcurrency @MainActor
public struct SelectorArguments {
  package let all: [Any?]

  package init(_ all: [Any?]) { self.all = all }

  /// The argument at a position, converted to the type that the method takes.
  ///
  /// Ends the program if the argument has another type. Objective-C would not detect this at once.
  /// A method that requires an event gets an empty one, and one that takes any object an object of
  /// no use. In Objective-C it would get nil.
  public subscript<Value>(position: Int) -> Value {
    let value: Any? = all.indices.contains(position) ? all[position] : nil
    if let value = ValueConversion.converted(value, to: Value.self) { return value }
    let wanted = ValueConversion.wrapped(Value.self)
    if let type = wanted as? any DefaultArgument.Type, let value = type.makeDefault() as? Value {
      return value
    }
    if value == nil, let object = NSObject() as? Value { return object }
    fatalError(
      "an action takes \(Value.self) as argument \(position + 1), but got "
        + (value.map { "\(type(of: $0))" } ?? "nil"))
  }
}

/// A type, such as an event, of which a method gets an empty value if the caller passes none.
@MainActor
package protocol DefaultArgument {
  static func makeDefault() -> Any
}
