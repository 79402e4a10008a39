// SPDX-License-Identifier: MIT

public import Foundation

// Reflection of classes.
extension NSObject {
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  // Has one more parameter than Apple's method, so that classes can declare and override Apple's.
  /// The name of the class, or the class's own description.
  @_disfavoredOverload
  public class func description(_: Void = ()) -> String {
    guard let type = self as? any DescribedObject.Type else { return nameOfClass(self) }
    return onMainActor { type.description() }
  }

  public class func classForCoder() -> AnyClass { self }

  /// Whether the object conforms to a protocol such as `UITextFieldDelegate.self`.
  public func conforms<Interface>(to aProtocol: Interface.Type) -> Bool { self is Interface }

  /// Whether instances of the class have the method or setter of a selector. It covers UIKit's
  /// members only. For an app's members, use `responds(to:)` of an instance.
  public class func instancesRespond(to aSelector: Selector?) -> Bool {
    guard let aSelector else { return false }
    return onMainActor {
      (self as? any SystemObject.Type)?.hasSystemMember(aSelector) ?? false
        || FoundationMembers.tables.contains(aSelector, of: self)
    }
  }
}

extension NSObjectProtocol {
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }

  public func isMember(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isMember(of: aClass) ?? false
  }

  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  public func conforms<Interface>(to aProtocol: Interface.Type) -> Bool { self is Interface }
}

/// A class whose subclasses can override the class description.
package protocol DescribedObject: NSObject {
  @MainActor static func description() -> String
}

extension KeyValueObject: DescribedObject {}
