// SPDX-License-Identifier: MIT

package import Foundation

/// Converts values from key-value coding and selectors to a requested type.
package enum ValueConversion {
  /// The value as a type, or nil if it cannot be converted. As in Objective-C, a number converts to
  /// any number type, a raw value to its enumeration or option set, and an `NSValue` to its
  /// content.
  package static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let value = value as? Value { return value }
    let wanted = wrapped(type)
    // The result must not be nil here, because nil would convert to an empty optional.
    if let number = number(value), let found = converted(number, to: wanted) {
      return found as? Value
    }
    if let type = wanted as? any RawRepresentable.Type {
      return represented(value, as: type).flatMap { $0 as? Value }
    }
    guard let value = value as? NSValue else { return nil }
    if let type = wanted as? any ValueContent.Type { return type.init(contentOf: value) as? Value }
    return String(cString: value.objCType).hasPrefix("{_NSRange=")
      ? value.rangeValue as? Value : nil
  }

  /// The type that an optional type wraps; another type itself.
  static func wrapped(_ type: Any.Type) -> Any.Type {
    (type as? any WrappingType.Type)?.wrapped ?? type
  }

  /// The value for key-value coding. For enumerations and option sets with a numeric raw value, the
  /// raw value.
  package static func coded<Value>(_ value: Value) -> Any? {
    func raw<Raw: RawRepresentable>(_ value: Raw) -> Any { value.rawValue }
    if let optional = value as? any WrappingType { return optional.content.flatMap { coded($0) } }
    guard let represented = value as? any RawRepresentable else { return value }
    let found = raw(represented)
    return number(found) == nil ? value : found
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Bool: value ? 1 : 0
    default: (value as? NSNumber)?.doubleValue
    }
  }

  private static func converted(_ number: Double, to type: Any.Type) -> Any? {
    func whole<Number: BinaryInteger>(_ type: Number.Type) -> Any? {
      Number(exactly: number.rounded())
    }
    func broken<Number: BinaryFloatingPoint>(_ type: Number.Type) -> Any? { Number(number) }
    return switch type {
    case let type as any BinaryInteger.Type: whole(type)
    case let type as any BinaryFloatingPoint.Type: broken(type)
    case is Bool.Type: number != 0
    case is NSNumber.Type: NSNumber(value: number)
    default: nil
    }
  }

  private static func represented<Raw: RawRepresentable>(
    _ value: Any, as type: Raw.Type
  ) -> Any? { converted(value, to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) } }
}

/// An optional, for code that does not know whether a type is one.
private protocol WrappingType {
  static var wrapped: Any.Type { get }
  var content: Any? { get }
}

extension Optional: WrappingType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate var content: Any? { map { $0 } }
}

/// A type that `NSValue` can contain.
package protocol ValueContent {
  /// Nil if the value contains another type.
  init?(contentOf value: NSValue)
}
