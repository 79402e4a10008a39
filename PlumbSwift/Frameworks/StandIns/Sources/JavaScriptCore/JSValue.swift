// SPDX-License-Identifier: MIT

@_exported import Foundation

/// A value as scripts have it: undefined, null, or an object of Swift's.
open class JSValue: NSObject {
  private enum Content {
    case undefined, null
    case object(Any)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public private(set) weak var context: JSContext!
  private let content: Content
  private var properties: [String: JSValue] = [:]

  private init(_ content: Content, _ context: JSContext?) {
    self.content = content
    self.context = context
  }

  public convenience init!(object value: Any!, in context: JSContext!) {
    self.init(value.map { $0 is NSNull ? .null : .object($0) } ?? .undefined, context)
    for (key, item) in value as? [String: Any] ?? [:] {
      properties[key] = JSValue(object: item, in: context)
    }
  }
  public convenience init!(bool value: Bool, in context: JSContext!) {
    self.init(.object(value), context)
  }
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(.object(value), context)
  }
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(.object(Double(value)), context)
  }
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(.object(Double(value)), context)
  }
  /// Undefined, with an exception: scripts are not carried out.
  public convenience init!(
    newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!
  ) {
    self.init(.undefined, context)
    context?.fail("scripts are not carried out here")
  }
  public convenience init!(point: CGPoint, in context: JSContext!) {
    self.init(object: ["x": Double(point.x), "y": Double(point.y)], in: context)
  }
  public convenience init!(size: CGSize, in context: JSContext!) {
    self.init(
      object: ["width": Double(size.width), "height": Double(size.height)], in: context)
  }
  public convenience init!(range: NSRange, in context: JSContext!) {
    self.init(
      object: ["location": Double(range.location), "length": Double(range.length)], in: context)
  }
  public convenience init!(newObjectIn context: JSContext!) {
    self.init(.object([String: Any]()), context)
  }
  public convenience init!(newArrayIn context: JSContext!) { self.init(.object([Any]()), context) }
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init(.object("Error: \(message ?? "")"), context)
  }
  public convenience init!(nullIn context: JSContext!) { self.init(.null, context) }
  public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, context) }

  open var isUndefined: Bool { if case .undefined = content { true } else { false } }
  open var isNull: Bool { if case .null = content { true } else { false } }
  open var isBoolean: Bool { value is Bool }
  open var isNumber: Bool { !isBoolean && value is NSNumber }
  open var isString: Bool { value is String }
  open var isArray: Bool { value is [Any] }
  open var isDate: Bool { value is Date }
  open var isObject: Bool { value != nil && !isBoolean && !isNumber && !isString }

  private var value: Any? { if case .object(let value) = content { value } else { nil } }

  open func toObject() -> Any! {
    guard value is [String: Any] else { return isNull ? NSNull() : value }
    return toDictionary()
  }
  open func toBool() -> Bool {
    switch value {
    case let flag as Bool: flag
    case let text as String: !text.isEmpty
    case let number as NSNumber: number.doubleValue != 0 && !number.doubleValue.isNaN
    default: value != nil
    }
  }
  open func toDouble() -> Double {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let text as String:
      Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? (text.isEmpty ? 0 : .nan)
    default: isNull ? 0 : .nan
    }
  }
  open func toInt32() -> Int32 {
    let number = toDouble()
    return number.isFinite ? Int32(truncatingIfNeeded: Int64(number)) : 0
  }
  open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toString() -> String! {
    switch content {
    case .undefined: "undefined"
    case .null: "null"
    case .object(let flag as Bool): flag ? "true" : "false"
    case .object(let number as Double) where number == number.rounded() && abs(number) < 1e15:
      "\(Int(number))"
    case .object(let items as [Any]): items.map { "\($0)" }.joined(separator: ",")
    case .object(is [String: Any]): "[object Object]"
    case .object(let value): "\(value)"
    }
  }
  open func toArray() -> [Any]! { value as? [Any] ?? [] }
  open func toDictionary() -> [AnyHashable: Any]! {
    Dictionary(uniqueKeysWithValues: properties.map { (AnyHashable($0), $1.toObject() as Any) })
  }
  open func toDate() -> Date! {
    value as? Date ?? Date(timeIntervalSince1970: toDouble() / 1000)
  }

  open func hasProperty(_ property: Any!) -> Bool { properties["\(property ?? "")"] != nil }
  open func forProperty(_ property: Any!) -> JSValue! { objectForKeyedSubscript(property) }
  open func setValue(_ value: Any!, forProperty property: Any!) {
    properties["\(property ?? "")"] = value as? JSValue ?? JSValue(object: value, in: context)
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    properties["\(key ?? "")"] ?? JSValue(undefinedIn: context)
  }
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    setValue(object, forProperty: key)
  }
  open func atIndex(_ index: Int) -> JSValue! {
    let items = toArray() ?? []
    return items.indices.contains(index)
      ? JSValue(object: items[index], in: context) : JSValue(undefinedIn: context)
  }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }

  /// Undefined, with an exception: scripts are not carried out.
  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! {
    context?.fail("functions of scripts are not called here")
    return JSValue(undefinedIn: context)
  }
  /// Undefined, with an exception: scripts are not carried out.
  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    call(withArguments: arguments)
  }
  /// Undefined, with an exception: scripts are not carried out.
  open func construct(withArguments arguments: [Any]!) -> JSValue! {
    call(withArguments: arguments)
  }

  open override var description: String { toString() }
}
