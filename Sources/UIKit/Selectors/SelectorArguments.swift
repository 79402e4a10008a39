// SPDX-License-Identifier: MIT

import Foundation

/// What a method is called with by its name: usually who sends it, and the event behind it.
@preconcurrency @MainActor
public struct SelectorArguments {
  let all: [Any?]

  init(_ all: [Any?]) { self.all = all }

  /// An argument as the type that the method takes.
  ///
  /// Ends the program where it is of another type, which Objective-C would not have noticed at once. A method that
  /// insists on an event is given an empty one.
  public subscript<Value>(position: Int) -> Value {
    let value: Any? = all.indices.contains(position) ? all[position] : nil
    if let value = ValueConversion.converted(value, to: Value.self) { return value }
    if let event = UIEvent() as? Value { return event }
    fatalError(
      "an action takes \(Value.self) as argument \(position + 1), and was sent "
        + (value.map { "\(type(of: $0))" } ?? "nil"))
  }
}
