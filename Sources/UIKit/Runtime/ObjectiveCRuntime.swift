// SPDX-License-Identifier: MIT

import Foundation

// The Objective-C runtime's functions for methods as objects. There are none: lookups find nothing, and nothing is
// exchanged. `plumb swift` warns where sources call what would change a class.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// Nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Nil.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Adds nothing.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces nothing.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Exchanges nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

public func method_getImplementation(_ m: Method) -> IMP { m }

/// Sets nothing.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Changes nothing.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  (obj as AnyObject?).map { type(of: $0) }
}

public func object_getClass(_ obj: Any?) -> AnyClass? { (obj as AnyObject?).map { type(of: $0) } }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

// Nothing is known of classes' methods, properties and variables.

public typealias objc_property_t = OpaquePointer
public typealias Ivar = OpaquePointer

/// Nil.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  outCount?.pointee = 0
  return nil
}

/// Nil.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  outCount?.pointee = 0
  return nil
}

/// Nil.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  outCount?.pointee = 0
  return nil
}

/// Nil.
public func class_getInstanceVariable(
  _ cls: AnyClass?, _ name: UnsafePointer<CChar>
) -> Ivar? { nil }

/// Nil.
public func class_getProperty(
  _ cls: AnyClass?, _ name: UnsafePointer<CChar>
) -> objc_property_t? { nil }

/// Nil.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

/// Nil.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? { nil }

/// Sets nothing.
public func object_setIvar(_ obj: Any?, _ ivar: Ivar, _ value: Any?) {}

/// Nil.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// False: methods are found by objects' selectors alone.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { false }

/// False.
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool { false }

/// Nil: no classes are made while a program runs.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Registers nothing.
public func objc_registerClassPair(_ cls: AnyClass) {}
