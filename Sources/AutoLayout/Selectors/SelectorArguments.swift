// SPDX-License-Identifier: MIT

import Foundation

/// What a method is called with by its name: usually who sends it, and the event behind it.
@MainActor
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

/// Values that come by name, as the types that are asked for.
enum ValueConversion {
  /// The value as a type; numbers become any kind of number, as they do in Objective-C. Nil where it cannot be.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let value = value as? Value { return value }
    guard let number = value as? any BinaryFloatingPoint else {
      guard let whole = value as? any BinaryInteger else { return nil }
      return converted(number: Double(whole), to: type)
    }
    return converted(number: Double(number), to: type)
  }

  private static func converted<Value>(number: Double, to type: Value.Type) -> Value? {
    let whole = Int(exactly: number.rounded())
    let forms: [Any?] = [
      number, CGFloat(number), Float(number), whole, whole.flatMap { UInt(exactly: $0) },
      whole.map { $0 != 0 },
    ]
    return forms.lazy.compactMap { $0 as? Value }.first
  }
}
