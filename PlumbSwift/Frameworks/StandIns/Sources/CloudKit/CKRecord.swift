// SPDX-License-Identifier: MIT

@_exported import CoreLocation
@_exported import Foundation
import UIKit

public protocol CKRecordValueProtocol {}

public typealias CKRecordValue = CKRecordValueProtocol & NSObjectProtocol

extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  public let fileURL: URL?

  public init(fileURL: URL) { self.fileURL = fileURL }
}

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKRecordZoneDefaultName = "_defaultZone"
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

/// A record that stores its values in memory.
open class CKRecord: NSObject, FrameworkMembers, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  open class ID: NSObject, NSSecureCoding, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(
      recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID.default
    ) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { nil }
    open func encode(with coder: NSCoder) {}

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }
    open override var hash: Int { recordName.hashValue }
  }

  public enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf
  }

  open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  public let recordType: RecordType
  public let recordID: ID
  private var values: [String: Any] = [:]
  private var changed: Set<String> = []
  open var parent: Reference?
  open var share: Reference? { nil }
  open var recordChangeTag: String? { nil }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var lastModifiedUserRecordID: ID? { nil }

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] as? any CKRecordValueProtocol }
    set { setObject(newValue, forKey: key) }
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }

  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    values[key] = object
    changed.insert(key)
  }

  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  open func encodeSystemFields(with coder: NSCoder) {}

  public func _frameworkMember(_ name: String) -> NamedMember? {
    guard !name.hasSuffix(":") else { return nil }
    return .property(
      { self.values[name] },
      {
        self.values[name] = $0
        self.changed.insert(name)
      })
  }
}

open class CKRecordZone: NSObject, @unchecked Sendable {
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String

    public static let `default` = ID()

    public init(
      zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName
    ) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }
    open override var hash: Int { zoneName.hashValue }
  }

  public let zoneID: ID

  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}
