// SPDX-License-Identifier: MIT

public import Foundation

/// Geometry types that casts convert to and from `NSValue`, as with Objective-C: `userInfo[key] as?
/// CGRect`.
public protocol _KeptInValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The `objCType` of a value with this type.
  static var _contents: String { get }
  init(_contentsOf value: NSValue)
  var _value: NSValue { get }
}

extension _KeptInValue {
  public func _bridgeToObjectiveC() -> NSValue { _value }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    guard String(cString: source.objCType) == _contents else { return false }
    result = Self(_contentsOf: source)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    Self(_contentsOf: source ?? NSValue())
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _KeptInValue {
  public static var _contents: String { ValueContents.rect }
  public init(_contentsOf value: NSValue) { self = value.cgRectValue }
  public var _value: NSValue { NSValue(cgRect: self) }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _KeptInValue {
  public static var _contents: String { ValueContents.point }
  public init(_contentsOf value: NSValue) { self = value.cgPointValue }
  public var _value: NSValue { NSValue(cgPoint: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _KeptInValue {
  public static var _contents: String { ValueContents.size }
  public init(_contentsOf value: NSValue) { self = value.cgSizeValue }
  public var _value: NSValue { NSValue(cgSize: self) }
}

extension CGAffineTransform: _KeptInValue {
  public static var _contents: String { ValueContents.transform }
  public init(_contentsOf value: NSValue) { self = value.cgAffineTransformValue }
  public var _value: NSValue { NSValue(cgAffineTransform: self) }
}

extension UIEdgeInsets: _KeptInValue {
  public static var _contents: String { ValueContents.insets }
  public init(_contentsOf value: NSValue) { self = value.uiEdgeInsetsValue }
  public var _value: NSValue { NSValue(uiEdgeInsets: self) }
}

/// The `objCType` strings of Foundation's values.
enum ValueContents {
  static let point = "{CGPoint=dd}"
  static let size = "{CGSize=dd}"
  static let rect = "{CGRect={CGPoint=dd}{CGSize=dd}}"
  static let insets = "{NSEdgeInsets=dddd}"
  static let transform = "[6d]"
  static let transform3D = "[16d]"
}

// The types that casts do not convert from `NSValue`.

extension CGVector: ValueContent {
  package init?(contentOf value: NSValue) {
    guard value.hasContents(ValueContents.size) else { return nil }
    self = value.cgVectorValue
  }
}

extension UIOffset: ValueContent {
  package init?(contentOf value: NSValue) {
    guard value.hasContents(ValueContents.size) else { return nil }
    self = value.uiOffsetValue
  }
}

extension NSDirectionalEdgeInsets: ValueContent {
  package init?(contentOf value: NSValue) {
    guard value.hasContents(ValueContents.insets) else { return nil }
    self = value.directionalEdgeInsetsValue
  }
}

extension CATransform3D: ValueContent {
  package init?(contentOf value: NSValue) {
    guard value.hasContents(ValueContents.transform3D) else { return nil }
    self = value.caTransform3DValue
  }
}

extension NSValue {
  fileprivate func hasContents(_ type: String) -> Bool { String(cString: objCType) == type }
}
