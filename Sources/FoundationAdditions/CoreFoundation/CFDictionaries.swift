// SPDX-License-Identifier: MIT

public import Foundation

// Core Foundation's dictionaries and arrays. Keys and values are addresses of objects.

private func object(_ pointer: UnsafeRawPointer?) -> AnyObject? {
  pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
}

private func address(_ object: AnyObject) -> UnsafeRawPointer {
  UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// The value without ownership: the dictionary retains it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFDictionaryGetValue(_ dictionary: CFDictionary!, _ key: UnsafeRawPointer!)
  -> UnsafeRawPointer!
{
  guard let dictionary, let key = object(key), let value = dictionary.object(forKey: key),
    let name = key as? NSObject
  else { return nil }
  return address(ValueObjects.object(of: value, at: name, in: dictionary))
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@discardableResult
public func CFDictionaryGetValueIfPresent(
  _ dictionary: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(dictionary, key) else { return false }
  value?.pointee = found
  return true
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFDictionaryContainsKey(_ dictionary: CFDictionary!, _ key: UnsafeRawPointer!)
  -> Bool
{ object(key).flatMap { dictionary?.object(forKey: $0) } != nil }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFDictionaryContainsValue(_ dictionary: CFDictionary!, _ value: UnsafeRawPointer!)
  -> Bool
{
  guard let dictionary, let value = object(value) else { return false }
  return dictionary.allValues.contains { CFEqual($0 as AnyObject, value) }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFDictionarySetValue(
  _ dictionary: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
  guard let name = object(key) as? NSObject, let value = object(value) else { return }
  dictionary?.setObject(value, forKey: name)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFDictionaryAddValue(
  _ dictionary: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
  guard !CFDictionaryContainsKey(dictionary, key) else { return }
  CFDictionarySetValue(dictionary, key, value)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFDictionaryRemoveValue(
  _ dictionary: CFMutableDictionary!, _ key: UnsafeRawPointer!
) { object(key).map { dictionary?.removeObject(forKey: $0) } }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFDictionaryRemoveAllValues(_ dictionary: CFMutableDictionary!) {
  dictionary?.removeAllObjects()
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFArrayAppendValue(_ array: CFMutableArray!, _ value: UnsafeRawPointer!) {
  object(value).map { array?.add($0) }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFArrayRemoveAllValues(_ array: CFMutableArray!) { array?.removeAllObjects() }
