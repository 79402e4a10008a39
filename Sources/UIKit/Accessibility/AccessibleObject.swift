// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions

/// The accessibility properties that UIKit adds to every object. Classes of UIKit declare their own.
///
/// They are members of a protocol, because a class cannot override a member of an extension of
/// `NSObject`.
public protocol _AccessibleObject: AnyObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject where Self: NSObject {
  public var isAccessibilityElement: Bool {
    get { ObjectAccessibility.value("isElement", of: self) ?? false }
    set { ObjectAccessibility.set(newValue, "isElement", of: self) }
  }

  public var accessibilityLabel: String? {
    get { ObjectAccessibility.value("label", of: self) }
    set { ObjectAccessibility.set(newValue, "label", of: self) }
  }

  public var accessibilityHint: String? {
    get { ObjectAccessibility.value("hint", of: self) }
    set { ObjectAccessibility.set(newValue, "hint", of: self) }
  }

  public var accessibilityValue: String? {
    get { ObjectAccessibility.value("value", of: self) }
    set { ObjectAccessibility.set(newValue, "value", of: self) }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { ObjectAccessibility.value("traits", of: self) ?? .none }
    set { ObjectAccessibility.set(newValue, "traits", of: self) }
  }
}

/// The values of ``_AccessibleObject``, which are associated with their object by name.
private enum ObjectAccessibility {
  /// One byte per name, whose address is the key.
  private static let keys = UncheckedAccess(
    Dictionary(
      uniqueKeysWithValues: ["isElement", "label", "hint", "value", "traits"].map {
        ($0, UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)))
      }))

  static func value<Value>(_ name: String, of object: NSObject) -> Value? {
    keys.value[name].flatMap { objc_getAssociatedObject(object, $0) as? Value }
  }

  static func set(_ value: Any?, _ name: String, of object: NSObject) {
    guard let key = keys.value[name] else { return }
    objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
