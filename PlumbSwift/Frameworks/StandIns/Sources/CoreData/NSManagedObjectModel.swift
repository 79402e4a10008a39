// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Models store entities that code describes. Model files are not read.
// A queue owns the objects of a context, so the classes are unchecked Sendable.

open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = []
  open var versionIdentifiers: Set<AnyHashable> = []

  /// A model without entities. Fails if the file does not exist.
  public convenience init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init()
  }

  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in
      first
    }
  }
}

open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isToMany: Bool { maxCount != 1 }
}

open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// No effect.
  open var expression: Any?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}

open class NSPersistentStore: NSObject {
  open var url: URL?
  open var type: String { NSInMemoryStoreType }
}

/// A coordinator whose stores write nothing.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore()
    store.url = storeURL
    persistentStores.append(store)
    return store
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {}

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

open class NSPersistentStoreResult: NSObject {}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs, resultTypeCount
}

/// Deletes the fetched objects from the context that executes the request.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}

/// No effect.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?

  public init(entityName: String) { self.entityName = entityName }
}

/// Creates objects from dictionaries in the context that executes the request.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs, count
}

open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ resultType: NSBatchInsertRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}

// MARK: Persistent history, which is never recorded

open class NSPersistentHistoryToken: NSObject, NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}
}

open class NSPersistentHistoryChange: NSObject {
  open var changedObjectID: NSManagedObjectID { NSManagedObjectID() }
}

open class NSPersistentHistoryTransaction: NSObject {
  open var token: NSPersistentHistoryToken? { nil }
  open var author: String? { nil }
  open var contextName: String? { nil }
  open var timestamp: Date { .distantPast }
  open var changes: [NSPersistentHistoryChange]? { nil }
  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult {
  open var result: Any? { [NSPersistentHistoryTransaction]() }
}

open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { self.init() }
  open class func fetchHistory(after date: Date) -> Self { self.init() }
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { self.init() }
  open class func deleteHistory(before date: Date) -> Self { self.init() }

  public required override init() { super.init() }
}

open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

extension NSPersistentStoreDescription {
  /// No effect.
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
    get { nil }
    set {}
  }
}

open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
  /// No effect.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}
