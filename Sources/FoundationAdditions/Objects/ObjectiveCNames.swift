// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

// The Objective-C runtime's functions for the names of classes, selectors and protocols.

/// A protocol as a value, such as `UITextFieldDelegate.self`.
public typealias Protocol = Any.Type

/// The name of the class. The names of UIKit's classes have no module. The pointer stays valid.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  PermanentCStrings.pointer(to: cls.map(nameOfClass) ?? "nil")
}

public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
  PermanentCStrings.pointer(to: sel.name)
}

public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
  Selector(String(cString: str))
}

public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { sel_registerName(str) }

public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  classOfName(String(cString: name))
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { objc_lookUpClass(name) }

/// The name of the protocol. The names of UIKit's protocols have no module.
public func NSStringFromProtocol(_ proto: Protocol) -> String {
  let name = String(reflecting: proto)
  let system = ["UIKit.", "Foundation."].first(where: name.hasPrefix)
  return String(name.dropFirst(system?.count ?? 0))
}

/// The protocol with a name. A name without a module is one of UIKit's.
public func NSProtocolFromString(_ namestr: String) -> Protocol? {
  let parts = namestr.split(separator: ".")
  guard let name = parts.last, parts.count <= 2 else { return nil }
  let module = parts.count == 2 ? parts[0] : "UIKit"
  return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)_p")
}

public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? {
  NSProtocolFromString(String(cString: name))
}

public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> {
  PermanentCStrings.pointer(to: NSStringFromProtocol(proto))
}

extension NSObject {
  /// Whether the object conforms to a protocol that is only known as a value.
  @_disfavoredOverload
  public func conforms(to aProtocol: Protocol) -> Bool {
    func conforms<Interface>(_ type: Interface.Type) -> Bool { self is Interface }
    return _openExistential(aProtocol, do: conforms)
  }
}

/// The C strings of class and selector names. They are never freed, as in Objective-C's runtime.
private enum PermanentCStrings {
  private static let pointers = Mutex<[String: Pointer]>([:])

  // The characters are never changed or freed.
  private struct Pointer: @unchecked Sendable {
    let characters: UnsafePointer<CChar>
  }

  static func pointer(to name: String) -> UnsafePointer<CChar> {
    pointers.withLock { known in
      if let found = known[name] { return found }
      let bytes = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (position, byte) in bytes.enumerated() { copy[position] = byte }
      let pointer = Pointer(characters: UnsafePointer(copy))
      known[name] = pointer
      return pointer
    }.characters
  }
}
