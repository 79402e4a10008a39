// SPDX-License-Identifier: MIT

public import Foundation

/// Stores values while the program runs, because there is no iCloud.
// `lock` guards the values.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  private static let shared = NSUbiquitousKeyValueStore()

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open class var `default`: NSUbiquitousKeyValueStore { shared }

  /// Never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }

  open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }

  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }

  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }

  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }

  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }

  open func set(_ aString: String?, forKey aKey: String) { keep(aString, aKey) }

  open func set(_ aData: Data?, forKey aKey: String) { keep(aData, aKey) }

  open func set(_ anArray: [Any]?, forKey aKey: String) { keep(anArray, aKey) }

  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { keep(aDictionary, aKey) }

  open func set(_ value: Int64, forKey aKey: String) { keep(NSNumber(value: value), aKey) }

  open func set(_ value: Double, forKey aKey: String) { keep(NSNumber(value: value), aKey) }

  open func set(_ value: Bool, forKey aKey: String) { keep(NSNumber(value: value), aKey) }

  private func keep(_ value: Any?, _ key: String) { lock.withLock { values[key] = value } }

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Always true: the values are only in memory.
  @discardableResult
  open func synchronize() -> Bool { true }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
