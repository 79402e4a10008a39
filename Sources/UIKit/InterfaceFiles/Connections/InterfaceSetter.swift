// SPDX-License-Identifier: MIT

import Foundation

/// Sets a property named in a file, with its observers.
///
///     override var interfaceOutlets: [String: InterfaceSetter] {
///       ["titleLabel": InterfaceSetter(self, \.titleLabel)]
///     }
public struct InterfaceSetter {
  private let set: (Any) -> Bool

  /// Sets the property at `path` of `object`.
  public init<Root: AnyObject, Value>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    set = { value in
      guard let value = Self.converted(value, to: Value.self) else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// Passes the value to `body`.
  public init<Value>(_ body: @escaping (Value) -> Void) {
    set = { value in
      guard let value = Self.converted(value, to: Value.self) else { return false }
      body(value)
      return true
    }
  }

  /// Sets the value. Returns false if the property has another type.
  func take(_ value: Any) -> Bool { set(value) }

  /// Converts the value to a property's type. Files have only one type of numbers.
  private static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    let whole = Int(exactly: number.rounded())
    let forms: [Any?] = [
      CGFloat(number), Float(number), whole, whole.flatMap { UInt(exactly: $0) },
      whole.map { $0 != 0 },
    ]
    return forms.lazy.compactMap { $0 as? Value }.first
  }
}
