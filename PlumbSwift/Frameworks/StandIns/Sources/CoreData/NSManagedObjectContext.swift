// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// A queue owns the objects of a context, so the classes are unchecked Sendable.

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public var rawValue: UInt
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

// Unconstrained, because Objective-C's generics allow `NSFetchRequest<NSFetchRequestResult>`.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var relationshipKeyPathsForPrefetching: [String]?
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
  /// Objects, identifiers and dictionaries are supported. A count requires `count(for:)`.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var returnsDistinctResults = false
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var shouldRefreshRefetchedObjects = false

  public override init() { super.init() }

  public init(entityName: String) {
    super.init()
    self.entityName = entityName
  }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// No effect: there are no merge conflicts.
public final class NSMergePolicy: NSObject, Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  public static let overwrite = NSMergePolicy(
    merge: .overwriteMergePolicyType)
  public static let error = NSMergePolicy(
    merge: .errorMergePolicyType)
}

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType, rollbackMergePolicyType
}

public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSErrorMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

/// A context that stores its objects in memory and fetches them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var undoManager: UndoManager?
  private var objects: [NSManagedObject] = []
  open private(set) var hasChanges = false

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var transactionAuthor: String?
  open var stalenessInterval: TimeInterval = -1
  open var shouldDeleteInaccessibleFaults = true
  open var userInfo: NSMutableDictionary { info }
  private let info = NSMutableDictionary()

  open var updatedObjects: Set<NSManagedObject> { [] }
  open var deletedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { Set(objects) }
  open var insertedObjects: Set<NSManagedObject> { Set(objects.filter(\.isInserted)) }

  open func insert(_ object: NSManagedObject) {
    objects.append(object)
    object.isInserted = true
    changed()
  }

  open func delete(_ object: NSManagedObject) {
    objects.removeAll { $0 === object }
    object.isDeleted = true
    changed()
  }

  private func changed() {
    hasChanges = true
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self)
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = objects.first(where: { $0.objectID === objectID }) else {
      throw CocoaError(.coderValueNotFound)
    }
    return found
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID)
      ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects.first { $0.objectID === objectID }
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func processPendingChanges() {}

  /// Executes insert and delete requests. Other requests have no effect.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? NSBatchInsertRequest { return insert(request) }
    if request is NSPersistentHistoryChangeRequest { return NSPersistentHistoryResult() }
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let fetch = NSFetchRequest<NSManagedObject>()
    fetch.entityName = request.fetchRequest.entityName
    fetch.predicate = request.fetchRequest.predicate
    let found = try self.fetch(fetch)
    found.forEach(delete)
    return switch request.resultType {
    case .resultTypeObjectIDs: NSBatchDeleteResult(found.map(\.objectID), .resultTypeObjectIDs)
    case .resultTypeCount: NSBatchDeleteResult(found.count, .resultTypeCount)
    case .resultTypeStatusOnly: NSBatchDeleteResult(true, .resultTypeStatusOnly)
    }
  }

  private func insert(_ request: NSBatchInsertRequest) -> NSBatchInsertResult {
    let made = (request.objectsToInsert ?? []).map { values in
      let object = NSEntityDescription.insertNewObject(
        forEntityName: request.entityName, into: self)
      values.forEach { object.setPrimitiveValue($0.value, forKey: $0.key) }
      return object.objectID
    }
    return switch request.resultType {
    case .objectIDs: NSBatchInsertResult(made, .objectIDs)
    case .count: NSBatchInsertResult(made.count, .count)
    case .statusOnly: NSBatchInsertResult(true, .statusOnly)
    }
  }

  /// No effect: a container has a single context.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}

  /// Marks inserted objects as saved, without storing them.
  open func save() throws {
    objects.forEach { $0.willSave() }
    objects.forEach { $0.isInserted = false }
    hasChanges = false
    objects.forEach { $0.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Removes the objects that were inserted since the last save. Deletions are not undone.
  open func rollback() {
    objects.removeAll(where: \.isInserted)
    hasChanges = false
  }

  open func reset() {
    objects = []
    hasChanges = false
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}

  /// The objects of the entity that match the predicate, sorted by the descriptors.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    var found = objects.filter { request.entityName == nil || $0.entity.name == request.entityName }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    let descriptors = request.sortDescriptors ?? []
    if !descriptors.isEmpty {
      found.sort { left, right in
        let order = descriptors.lazy.map { $0.compare(left, to: right) }
        return order.first { $0 != .orderedSame } == .orderedAscending
      }
    }
    found = Array(found.dropFirst(request.fetchOffset))
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found.compactMap { Self.result(of: $0, request) as? T }
  }

  /// An object in the result type of the request.
  private static func result<T>(of object: NSManagedObject, _ request: NSFetchRequest<T>) -> Any {
    if request.resultType.contains(.dictionaryResultType) {
      let names = request.propertiesToFetch?.compactMap { $0 as? String } ?? []
      let pairs = names.compactMap { name in object.value(forKey: name).map { (name, $0) } }
      return NSDictionary(dictionary: Dictionary(pairs) { first, _ in first })
    }
    if request.resultType.contains(.managedObjectIDResultType) { return object.objectID }
    return object
  }

  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

  /// Runs the block at once on the calling thread.
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  open func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }

  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

open class NSPersistentStoreDescription: NSObject {
  open var configuration: String?
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open private(set) var options: [String: NSObject] = [:]

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true

  public override init() { super.init() }

  public init(url: URL) {
    super.init()
    self.url = url
  }
}

public let NSInMemoryStoreType = "InMemory"
public let NSSQLiteStoreType = "SQLite"

/// A container whose context starts empty.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  open class func defaultDirectoryURL() -> URL { URL(filePath: NSTemporaryDirectory()) }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { persistentStoreDescriptions.forEach { block($0, nil) } }

  /// The view context, because there is no store that two contexts could share.
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(viewContext)
  }

  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(viewContext) }
}

/// A container that does not synchronize its objects.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema() throws {}
}
