// SPDX-License-Identifier: MIT

import Foundation
import UIKit

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

// Not bound to results: Objective-C's generics allow `NSFetchRequest<NSFetchRequestResult>`.
open class NSFetchRequest<ResultType>: NSObject {
  open var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var relationshipKeyPathsForPrefetching: [String]?

  public override init() {
    super.init()
  }

  public init(entityName: String) {
    super.init()
    self.entityName = entityName
  }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// How saves that meet would be settled; none do.
public final class NSMergePolicy: NSObject, Sendable {
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let error = NSMergePolicy()
}

public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

/// Holds its objects, and finds them again.
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

  /// Stores nothing: what was inserted counts as saved.
  open func save() throws {
    objects.forEach { $0.willSave() }
    objects.forEach { $0.isInserted = false }
    hasChanges = false
    objects.forEach { $0.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Forgets what was inserted since the last save; what was deleted stays so.
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

  /// The objects of the entity, as the predicate and the descriptors have them.
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
    return found.compactMap { $0 as? T }
  }

  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

  /// Runs at once, on the thread that calls.
  open func perform(_ block: @escaping () -> Void) { block() }

  open func performAndWait(_ block: () -> Void) { block() }
}

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true

  public override init() {
    super.init()
  }

  public init(url: URL) {
    super.init()
    self.url = url
  }
}

public let NSInMemoryStoreType = "InMemory"
public let NSSQLiteStoreType = "SQLite"

/// Has a context that starts empty.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public init(name: String) { self.name = name }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStoreDescriptions.forEach { block($0, nil) }
  }

  /// The one context: there is no store that several could share.
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(viewContext)
  }
}
