// SPDX-License-Identifier: MIT

import Foundation

/// Values that come by name, as the types that are asked for.
enum ValueConversion {
  /// The value as a type, nil where it cannot be: numbers become any kind of number, raw values what they stand for,
  /// and boxes what they hold, as they do in Objective-C.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let value = value as? Value { return value }
    let wanted = (type as? any WrappingType.Type)?.wrapped ?? type
    // Nothing at all would count as an optional that is empty.
    if let number = number(value), let found = converted(number, to: wanted) {
      return found as? Value
    }
    if let type = wanted as? any RawRepresentable.Type {
      return represented(value, as: type).flatMap { $0 as? Value }
    }
    return (value as? NSValue)?.contents.lazy.compactMap { $0 as? Value }.first
  }

  /// What key value coding gives for a value: the numbers behind enumerations and sets of options.
  static func coded<Value>(_ value: Value) -> Any? {
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

/// An optional, for those who know of a type that it may be one.
private protocol WrappingType {
  static var wrapped: Any.Type { get }
  var content: Any? { get }
}

extension Optional: WrappingType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate var content: Any? { map { $0 } }
}

extension NSValue {
  /// What the box holds, as each of the types that are kept so.
  fileprivate var contents: [Any] {
    switch String(cString: objCType) {
    case ValueContents.point: [cgPointValue]
    case ValueContents.size: [cgSizeValue, cgVectorValue, uiOffsetValue]
    case ValueContents.rect: [cgRectValue]
    case ValueContents.insets: [uiEdgeInsetsValue, directionalEdgeInsetsValue]
    case ValueContents.transform: [cgAffineTransformValue]
    case ValueContents.transform3D: [caTransform3DValue]
    case let type where type.hasPrefix("{_NSRange="): [rangeValue]
    default: []
    }
  }
}
