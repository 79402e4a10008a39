// SPDX-License-Identifier: MIT

import Foundation
import PlumbAbsence

// Without an iCloud account, all operations on containers and databases fail.

public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKErrorDomain = "CKErrorDomain"

public struct CKError: Error, CustomNSError, @unchecked Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case serverRecordChanged = 14
    case serverRejectedRequest = 15
    case assetFileNotFound = 16
    case changeTokenExpired = 21
    case batchRequestFailed = 22
    case zoneBusy = 23
    case badDatabase = 24
    case quotaExceeded = 25
    case zoneNotFound = 26
    case limitExceeded = 27
    case userDeletedZone = 28
    case accountTemporarilyUnavailable = 36
  }

  public static let errorDomain = CKErrorDomain
  public let code: Code
  public var userInfo: [String: Any] = [:]
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { userInfo }
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
  public var serverRecord: CKRecord? { nil }
  public var clientRecord: CKRecord? { nil }
  public var ancestorRecord: CKRecord? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }

  static func refusal() -> CKError {
    Absence.tell("no iCloud account is available")
    return CKError(.notAuthenticated)
  }
}

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)

  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }

  private static let standard = CKContainer(identifier: "iCloud.default")

  open class func `default`() -> CKContainer { standard }

  open func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) { completionHandler(.noAccount, nil) }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  open func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refusal()) }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.refusal() }

  open func add(_ operation: CKOperation) { operation.fail(CKError.refusal()) }
}

open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  public let databaseScope: Scope

  init(_ scope: Scope) { databaseScope = scope }

  open func add(_ operation: CKDatabaseOperation) { operation.fail(CKError.refusal()) }

  open func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refusal()) }
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.refusal() }

  open func save(
    _ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refusal()) }
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.refusal() }

  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refusal()) }
  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError.refusal()
  }

  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refusal()) }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.refusal() }

  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refusal()) }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.refusal()
  }

  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refusal()) }

  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 100
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.refusal() }

  open func fetchAllRecordZones(
    completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refusal()) }

  open func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refusal()) }

  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.refusal()) }
}

// MARK: Subscriptions and notifications

open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  open class NotificationInfo: NSObject {
    open var alertBody: String?
    open var title: String?
    open var subtitle: String?
    open var soundName: String?
    open var category: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false

    public override init() { super.init() }
  }

  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?

  init(_ subscriptionID: ID) { self.subscriptionID = subscriptionID }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?

  public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID) }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID

  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID)
  }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public var rawValue: UInt

    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    super.init(subscriptionID)
  }
}

/// A notification. Its initializer always returns nil.
open class CKNotification: NSObject {
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone, readNotification, database
  }

  open var notificationType: NotificationType { .query }
  open var subscriptionID: CKSubscription.ID? { nil }

  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
}

open class CKQueryNotification: CKNotification {
  open var recordID: CKRecord.ID? { nil }
}

// MARK: Operations

/// An operation that fails when it is added to a database.
open class CKOperation: Operation, @unchecked Sendable {
  open class Configuration: NSObject {
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60

    public override init() { super.init() }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var configuration: Configuration! = Configuration()

  func fail(_ error: CKError) {}
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?

  public init(shareMetadatas: [CKShare.Metadata]) {}

  override func fail(_ error: CKError) {
    acceptSharesResultBlock?(.failure(error))
    acceptSharesCompletionBlock?(error)
  }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged = 0
    case changedKeys, allKeys
  }

  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    recordsToSave = records
    self.recordIDsToDelete = recordIDsToDelete
  }

  override func fail(_ error: CKError) {
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }

  override func fail(_ error: CKError) {
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open class Cursor: NSObject, @unchecked Sendable {}

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  public init(query: CKQuery) { self.query = query }
  public init(cursor: Cursor) { self.cursor = cursor }

  override func fail(_ error: CKError) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}

open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open class ZoneConfiguration: NSObject {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?

    public override init() { super.init() }
  }

  open var recordZoneIDs: [CKRecordZone.ID]?
  open var fetchAllChanges = true
  open var recordChangedBlock: ((CKRecord) -> Void)?
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  open var recordZoneChangeTokensUpdatedBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  open var recordZoneFetchCompletionBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?

  public init(
    recordZoneIDs: [CKRecordZone.ID],
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) { self.recordZoneIDs = recordZoneIDs }

  override func fail(_ error: CKError) {
    fetchRecordZoneChangesResultBlock?(.failure(error))
    fetchRecordZoneChangesCompletionBlock?(error)
  }
}

open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var previousServerChangeToken: CKServerChangeToken?
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  open var fetchDatabaseChangesCompletionBlock:
    ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?

  public init(previousServerChangeToken: CKServerChangeToken?) {
    self.previousServerChangeToken = previousServerChangeToken
  }

  override func fail(_ error: CKError) { fetchDatabaseChangesCompletionBlock?(nil, false, error) }
}

open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordZonesCompletionBlock:
    (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?

  public init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {}

  override func fail(_ error: CKError) {
    modifyRecordZonesResultBlock?(.failure(error))
    modifyRecordZonesCompletionBlock?(nil, nil, error)
  }
}

open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

  public init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {}

  override func fail(_ error: CKError) {
    modifySubscriptionsResultBlock?(.failure(error))
    modifySubscriptionsCompletionBlock?(nil, nil, error)
  }
}
