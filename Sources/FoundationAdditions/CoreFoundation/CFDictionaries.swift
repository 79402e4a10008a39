// SPDX-License-Identifier: MIT

public import Foundation

// Core Foundation's dictionaries and arrays. Keys and values are addresses of objects.

/// The objects for values of a dictionary that are not objects. They live as long as the
/// dictionary.
private final class ValueObjects {
  // The key of the associated object is this address. The memory is never accessed.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private var objects: [AnyHashable: AnyObject] = [:]

  /// The object for a value. Repeated calls return the same object unless the value has changed.
  static func object(of value: Any, for name: AnyHashable, in dictionary: CFDictionary)
    -> AnyObject
  {
    if type(of: value) is AnyClass { return value as AnyObject }
    let all =
      objc_getAssociatedObject(dictionary, key) as? ValueObjects ?? ValueObjects()
    objc_setAssociatedObject(dictionary, key, all, .OBJC_ASSOCIATION_RETAIN)
    let object = object(value)
    if let kept = all.objects[name], CFEqual(kept, object) { return kept }
    all.objects[name] = object
    return object
  }

  private static func object(_ value: Any) -> AnyObject {
    switch value {
    case let value as [AnyHashable: Any]:
      NSDictionary(
        objects: Array(value.values), forKeys: value.keys.map { NSObject.key($0) })
    default: value as AnyObject
    }
  }
}

extension NSObject {
  fileprivate static func key(_ value: AnyHashable) -> NSObject {
    value.base as? NSObject ?? value as AnyObject as? NSObject ?? NSNull()
  }
}

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
  return address(ValueObjects.object(of: value, for: name, in: dictionary))
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
