// SPDX-License-Identifier: MIT

public import Foundation

// What classes say of themselves.
extension NSObject {
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  // With an argument more than Apple's, which classes may declare and override.
  /// The name of the class, or what it says itself.
  @_disfavoredOverload
  public class func description(_: Void = ()) -> String {
    guard let type = self as? any DescribedObject.Type else { return nameOfClass(self) }
    return onMainActor { type.description() }
  }

  public class func classForCoder() -> AnyClass { self }

  /// Whether the object is what a protocol such as `UITextFieldDelegate.self` asks for.
  public func conforms<Interface>(to aProtocol: Interface.Type) -> Bool { self is Interface }

  /// Whether objects of the class have the method or setter of a selector. Those of UIKit's are known; of an app's
  /// own an object has to be asked.
  public class func instancesRespond(to aSelector: Selector?) -> Bool {
    guard let aSelector else { return false }
    return onMainActor { SystemMembers.knows(aSelector, of: self) }
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

/// A class whose subclasses may override what they say of themselves.
protocol DescribedObject: NSObject {
  @MainActor static func description() -> String
}

extension KeyValueObject: DescribedObject {}
extension _UIObject: DescribedObject {}
