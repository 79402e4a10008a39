// SPDX-License-Identifier: MIT

public import Foundation

// Core Foundation's functions for any object. Its objects are Foundation's objects here.

public typealias CFTypeID = UInt

public typealias CFHashCode = UInt

/// The type numbers, which are only valid while the process runs.
private enum TypeNumber: UInt {
  case unknown, string, number, boolean, date, data, array, dictionary, set, url, uuid, null
  case error, attributedString

  private static let classes: [ObjectIdentifier: TypeNumber] = [
    ObjectIdentifier(NSString.self): .string, ObjectIdentifier(NSNumber.self): .number,
    ObjectIdentifier(NSDate.self): .date, ObjectIdentifier(NSData.self): .data,
    ObjectIdentifier(NSArray.self): .array, ObjectIdentifier(NSDictionary.self): .dictionary,
    ObjectIdentifier(NSSet.self): .set, ObjectIdentifier(NSURL.self): .url,
    ObjectIdentifier(NSUUID.self): .uuid, ObjectIdentifier(NSNull.self): .null,
    ObjectIdentifier(NSError.self): .error,
    ObjectIdentifier(NSAttributedString.self): .attributedString,
  ]

  static func of(_ object: AnyObject) -> TypeNumber {
    var found: AnyClass? = type(of: object)
    while let type = found {
      switch classes[ObjectIdentifier(type)] {
      // In Foundation a Boolean is a number of one byte.
      case .number: return isBoolean(object) ? .boolean : .number
      case let number?: return number
      case nil: found = _getSuperclass(type)
      }
    }
    return .unknown
  }

  private static func isBoolean(_ object: AnyObject) -> Bool {
    unsafeDowncast(object, to: NSNumber.self).objCType.pointee == 0x63
  }
}

/// A Core Foundation class outside this module, such as `CGPath`. Type numbers start at 100.
public protocol _CFIdentifiedType: AnyObject { static var typeID: CFTypeID { get } }

public func CFGetTypeID(_ object: CFTypeRef?) -> CFTypeID {
  if let object = object as? any _CFIdentifiedType { return type(of: object).typeID }
  return (object.map(TypeNumber.of) ?? .unknown).rawValue
}

public func CFStringGetTypeID() -> CFTypeID { TypeNumber.string.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { TypeNumber.number.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { TypeNumber.boolean.rawValue }
public func CFDateGetTypeID() -> CFTypeID { TypeNumber.date.rawValue }
public func CFDataGetTypeID() -> CFTypeID { TypeNumber.data.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { TypeNumber.array.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { TypeNumber.dictionary.rawValue }
public func CFSetGetTypeID() -> CFTypeID { TypeNumber.set.rawValue }
public func CFURLGetTypeID() -> CFTypeID { TypeNumber.url.rawValue }
public func CFUUIDGetTypeID() -> CFTypeID { TypeNumber.uuid.rawValue }
public func CFNullGetTypeID() -> CFTypeID { TypeNumber.null.rawValue }
public func CFErrorGetTypeID() -> CFTypeID { TypeNumber.error.rawValue }
public func CFAttributedStringGetTypeID() -> CFTypeID { TypeNumber.attributedString.rawValue }

public func CFEqual(_ one: CFTypeRef?, _ other: CFTypeRef?) -> Bool {
  if one === other { return true }
  guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
  return one == other
}

public func CFHash(_ object: CFTypeRef?) -> CFHashCode {
  CFHashCode(bitPattern: (object as? AnyHashable)?.hashValue ?? 0)
}

public func CFCopyDescription(_ object: CFTypeRef?) -> CFString? {
  object.map { NSString(string: "\($0)") }
}

/// An allocator, which is ignored: Swift manages the memory.
public final class CFAllocator: Sendable {
  package static let shared = CFAllocator()
}

public var kCFAllocatorDefault: CFAllocator? { nil }
public var kCFAllocatorSystemDefault: CFAllocator? { CFAllocator.shared }
public var kCFAllocatorMalloc: CFAllocator? { CFAllocator.shared }
public var kCFAllocatorNull: CFAllocator? { CFAllocator.shared }
