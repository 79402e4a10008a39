// SPDX-License-Identifier: MIT

import Foundation

// Structures, comparisons and properties of values.
extension JSValue {
  private func number(_ name: String) -> CGFloat { CGFloat(forProperty(name).toDouble()) }

  public func toPoint() -> CGPoint { CGPoint(x: number("x"), y: number("y")) }
  public func toSize() -> CGSize { CGSize(width: number("width"), height: number("height")) }
  public func toRect() -> CGRect { CGRect(origin: toPoint(), size: toSize()) }
  public func toRange() -> NSRange {
    NSRange(location: Int(number("location")), length: Int(number("length")))
  }

  /// The object, where it is of that class.
  public func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
    guard let object = toObject() as? NSObject, let expectedClass,
      object.isKind(of: expectedClass)
    else { return nil }
    return object
  }

  private func wrapped(_ value: Any!) -> JSValue {
    value as? JSValue ?? JSValue(object: value, in: context)
  }

  /// Whether both are undefined, both null, or of the same text and kind.
  public func isEqual(to value: Any!) -> Bool {
    let other = wrapped(value)
    return isUndefined == other.isUndefined && isNull == other.isNull
      && isString == other.isString && isNumber == other.isNumber && isBoolean == other.isBoolean
      && toString() == other.toString()
  }

  /// Whether both are the same as text.
  public func isEqualWithTypeCoercion(to value: Any!) -> Bool {
    toString() == wrapped(value).toString()
  }

  /// False: there are no functions that make objects.
  public func isInstance(of value: Any!) -> Bool { false }

  /// False: there are no symbols.
  public var isSymbol: Bool { false }

  public subscript(key: Any) -> JSValue! { objectForKeyedSubscript(key) }
}

/// Keeps a value as long as that lives.
open class JSManagedValue: NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) weak var value: JSValue!

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public init!(value: JSValue!) { self.value = value }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }
}
