// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// A keychain in memory, which ends with the process.

public typealias CFTypeRef = AnyObject
public typealias CFBoolean = NSNumber

public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308

public var kSecClass: CFString { "class" }
public var kSecClassGenericPassword: CFString { "genp" }
public var kSecClassInternetPassword: CFString { "inet" }
public var kSecClassKey: CFString { "keys" }
public var kSecClassCertificate: CFString { "cert" }
public var kSecAttrAccount: CFString { "acct" }
public var kSecAttrService: CFString { "svce" }
public var kSecAttrServer: CFString { "srvr" }
public var kSecAttrLabel: CFString { "labl" }
public var kSecAttrGeneric: CFString { "gena" }
public var kSecAttrAccessGroup: CFString { "agrp" }
public var kSecAttrSynchronizable: CFString { "sync" }
public var kSecAttrAccessible: CFString { "pdmn" }
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
public var kSecValueData: CFString { "v_Data" }
public var kSecReturnData: CFString { "r_Data" }
public var kSecReturnAttributes: CFString { "r_Attributes" }
public var kSecMatchLimit: CFString { "m_Limit" }
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
public var kSecMatchLimitAll: CFString { "m_LimitAll" }

/// The keychain items of the process.
// The lock protects the items.
private final class Keychain: @unchecked Sendable {
  static let shared = Keychain()

  private let lock = NSLock()
  private var items: [[String: Any]] = []

  /// The attributes that identify an item.
  private static let identifying = ["class", "acct", "svce", "srvr", "agrp", "gena"]

  private func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    Self.identifying.allSatisfy { key in
      guard let wanted = query[key] else { return true }
      return (item[key] as? AnyHashable) == (wanted as? AnyHashable)
    }
  }

  func add(_ item: [String: Any]) -> OSStatus {
    lock.withLock {
      guard item["class"] != nil else { return errSecParam }
      let isKnown = items.contains { known in
        Self.identifying.allSatisfy {
          (known[$0] as? AnyHashable) == (item[$0] as? AnyHashable)
        }
      }
      guard !isKnown else { return errSecDuplicateItem }
      items.append(item)
      return errSecSuccess
    }
  }

  func find(_ query: [String: Any]) -> [[String: Any]] {
    lock.withLock { items.filter { matches($0, query) } }
  }

  func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
    lock.withLock {
      let found = items.indices.filter { matches(items[$0], query) }
      for index in found { items[index].merge(changes) { $1 } }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func remove(_ query: [String: Any]) -> OSStatus {
    lock.withLock {
      let count = items.count
      items.removeAll { matches($0, query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }
}

private func attributes(_ dictionary: CFDictionary) -> [String: Any] {
  var result: [String: Any] = [:]
  for (key, value) in dictionary {
    let name = (key as? String) ?? (key as? NSString).map { $0 as String }
    if let name { result[name] = (value as? NSString).map { $0 as String } ?? value }
  }
  return result
}

@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.add(Security.attributes(attributes)) }

@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { Keychain.shared.update(attributes(query), attributes(attributesToUpdate)) }

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.remove(attributes(query))
}

/// Returns the data of items, their attributes or both, as the query requests.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = attributes(query)
  let found = Keychain.shared.find(query)
  guard let first = found.first else { return errSecItemNotFound }
  func value(_ item: [String: Any]) -> AnyObject? {
    if query["r_Attributes"] as? Bool == true { return item as NSDictionary }
    return query["r_Data"] as? Bool == true ? (item["v_Data"] as? Data).map { $0 as NSData } : nil
  }
  result?.pointee =
    query["m_Limit"] as? String == "m_LimitAll"
    ? found.compactMap(value) as NSArray : value(first)
  return errSecSuccess
}

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { "OSStatus \(status)" as NSString }

/// The source of random bytes.
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
