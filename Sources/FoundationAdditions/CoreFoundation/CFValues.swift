// SPDX-License-Identifier: MIT

public import Foundation

// Core Foundation's functions for values, which are Foundation's objects here.

public typealias CFStringEncoding = UInt32

public typealias CFMutableArray = NSMutableArray

public typealias CFMutableDictionary = NSMutableDictionary

public typealias CFUUID = NSUUID

public typealias CFBundle = Bundle

public func CFStringGetLength(_ text: CFString) -> CFIndex { text.length }

public func CFStringHasPrefix(_ text: CFString, _ prefix: CFString) -> Bool {
  text.hasPrefix(String(prefix))
}

public func CFStringHasSuffix(_ text: CFString, _ suffix: CFString) -> Bool {
  text.hasSuffix(String(suffix))
}

/// The bytes, which are valid as long as `data` exists.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! {
  data?.bytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataGetLength(_ data: CFData?) -> CFIndex { data?.length ?? 0 }

public func CFDataCreate(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex
) -> CFData? { NSData(bytes: bytes, length: length) }

/// The data without bytes. It may grow beyond `capacity`.
public func CFDataCreateMutable(
  _ allocator: CFAllocator?, _ capacity: CFIndex
) -> CFMutableData? { NSMutableData() }

public func CFArrayGetCount(_ array: CFArray?) -> CFIndex { array?.count ?? 0 }

/// The element without ownership: the array retains it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFArrayGetValueAtIndex(_ array: CFArray, _ index: CFIndex) -> UnsafeRawPointer! {
  let element = ValueObjects.object(of: array.object(at: index), at: index, in: array)
  return UnsafeRawPointer(Unmanaged.passUnretained(element).toOpaque())
}

public func CFDictionaryGetCount(_ dictionary: CFDictionary?) -> CFIndex {
  dictionary?.count ?? 0
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }

public func CFUUIDCreate(_ allocator: CFAllocator?) -> CFUUID? { NSUUID() }

public func CFUUIDCreateString(_ allocator: CFAllocator?, _ uuid: CFUUID?) -> CFString? {
  uuid.map { NSString(string: $0.uuidString) }
}

public func CFBundleGetMainBundle() -> CFBundle? { .main }

public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle?, _ key: CFString?)
  -> CFTypeRef?
{ key.flatMap { bundle?.object(forInfoDictionaryKey: String($0)) as AnyObject? } }

public func CFBundleGetIdentifier(_ bundle: CFBundle?) -> CFString? {
  bundle?.bundleIdentifier.map { NSString(string: $0) }
}

public func CFLocaleCopyCurrent() -> NSLocale? { NSLocale.current as NSLocale }

public func CFSwapInt16(_ value: UInt16) -> UInt16 { value.byteSwapped }
public func CFSwapInt32(_ value: UInt32) -> UInt32 { value.byteSwapped }
public func CFSwapInt64(_ value: UInt64) -> UInt64 { value.byteSwapped }
public func CFSwapInt16BigToHost(_ value: UInt16) -> UInt16 { UInt16(bigEndian: value) }
public func CFSwapInt32BigToHost(_ value: UInt32) -> UInt32 { UInt32(bigEndian: value) }
public func CFSwapInt64BigToHost(_ value: UInt64) -> UInt64 { UInt64(bigEndian: value) }
public func CFSwapInt16HostToBig(_ value: UInt16) -> UInt16 { value.bigEndian }
public func CFSwapInt32HostToBig(_ value: UInt32) -> UInt32 { value.bigEndian }
public func CFSwapInt64HostToBig(_ value: UInt64) -> UInt64 { value.bigEndian }

// Keys of a bundle's information.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBundleNameKey: CFString! { "CFBundleName" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
