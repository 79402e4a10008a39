// SPDX-License-Identifier: MIT

import Foundation

// The Objective-C runtime's functions for methods. There are no method objects: lookups return nil,
// and changes do nothing. `plumb swift` warns about calls that would change a class.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// Always nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Always nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Always nil.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Adds nothing and returns false.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces nothing and returns nil.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Exchanges nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

public func method_getImplementation(_ m: Method) -> IMP { m }

/// Sets nothing and returns `imp`.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Changes nothing and returns the object's class.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  (obj as AnyObject?).map { type(of: $0) }
}

public func object_getClass(_ obj: Any?) -> AnyClass? { (obj as AnyObject?).map { type(of: $0) } }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

// Lookups of methods, properties and instance variables of a class, which find nothing.

public typealias objc_property_t = OpaquePointer
public typealias Ivar = OpaquePointer

/// Always nil.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  outCount?.pointee = 0
  return nil
}

/// Always nil.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  outCount?.pointee = 0
  return nil
}

/// Always nil.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  outCount?.pointee = 0
  return nil
}

/// Always nil.
public func class_getInstanceVariable(
  _ cls: AnyClass?, _ name: UnsafePointer<CChar>
) -> Ivar? { nil }

/// Always nil.
public func class_getProperty(
  _ cls: AnyClass?, _ name: UnsafePointer<CChar>
) -> objc_property_t? { nil }

/// Always nil.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

/// Always nil.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? { nil }

/// Sets nothing.
public func object_setIvar(_ obj: Any?, _ ivar: Ivar, _ value: Any?) {}

/// Always nil.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// Always false: only the selectors of objects are known.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { false }

/// Always false.
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool { false }

/// Always nil: classes cannot be created at run time.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Registers nothing.
public func objc_registerClassPair(_ cls: AnyClass) {}
