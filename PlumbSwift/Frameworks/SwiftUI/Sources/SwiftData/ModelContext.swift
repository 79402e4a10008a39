// SPDX-License-Identifier: MIT

import Foundation

/// A container that keeps its objects in memory. It neither reads nor writes files.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: [ModelConfiguration]
  @MainActor public private(set) lazy var mainContext = ModelContext(self)
  // Protected by the lock.
  private var kept: [any PersistentModel] = []
  private let lock = NSLock()

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(Schema(forTypes), configurations) }

  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws { self.init(givenSchema, configurations) }

  private init(_ schema: Schema, _ configurations: [ModelConfiguration]) {
    self.schema = schema
    self.configurations = configurations
  }

  /// Removes all objects.
  public func deleteAllData() { lock.withLock { kept = [] } }

  fileprivate var objects: [any PersistentModel] {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }
}

/// No effect: nothing is migrated.
public protocol SchemaMigrationPlan {}
public protocol VersionedSchema {}

/// The objects of a container, with the changes since the last save.
public final class ModelContext: @unchecked Sendable {
  public let container: ModelContainer
  /// No effect: other contexts see inserted objects after `save()`.
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []

  public init(_ container: ModelContainer) { self.container = container }

  /// Whether objects were inserted or deleted. Changed values are not detected.
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { inserted }
  public var deletedModelsArray: [any PersistentModel] { deleted }

  public func insert<T: PersistentModel>(_ model: T) {
    guard !all.contains(where: { $0 === model }) else { return }
    inserted.append(model)
    Owners.set(self, of: model)
  }

  public func delete<T: PersistentModel>(_ model: T) {
    if inserted.contains(where: { $0 === model }) {
      inserted.removeAll { $0 === model }
    } else {
      deleted.append(model)
    }
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws { for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) } }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = try all.compactMap { $0 as? T }.filter {
      try descriptor.predicate?.evaluate($0) ?? true
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    found = Array(found.dropFirst(descriptor.fetchOffset ?? 0))
    return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, block: (T) throws -> Void
  ) throws { try self.fetch(fetch).forEach(block) }

  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? { all.first { $0.persistentModelID == persistentModelID } as? T }

  /// The object with the identifier. An unknown identifier ends the process.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let found = all.first(where: { $0.persistentModelID == persistentModelID }) else {
      fatalError("no object has the identifier \(persistentModelID)")
    }
    return found
  }

  public func save() throws {
    let gone = deleted
    container.objects =
      container.objects.filter { object in !gone.contains { $0 === object } } + inserted
    (inserted, deleted) = ([], [])
  }

  /// Undoes insertions and deletions. Changed values are kept.
  public func rollback() { (inserted, deleted) = ([], []) }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private var all: [any PersistentModel] {
    let gone = deleted
    return (container.objects + inserted).filter { object in !gone.contains { $0 === object } }
  }

  func isDeleted(_ model: any PersistentModel) -> Bool { deleted.contains { $0 === model } }

  static func context(of model: any PersistentModel) -> ModelContext? { Owners.context(of: model) }
}

/// The context of each object, held weakly.
private enum Owners {
  private struct Entry {
    weak var model: AnyObject?
    weak var context: ModelContext?
  }

  private static let lock = NSLock()
  // Protected by the lock.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func set(_ context: ModelContext, of model: any PersistentModel) {
    lock.withLock {
      if entries.count % 256 == 255 { entries = entries.filter { $0.value.model != nil } }
      entries[ObjectIdentifier(model)] = Entry(model: model, context: context)
    }
  }

  static func context(of model: any PersistentModel) -> ModelContext? {
    lock.withLock {
      let entry = entries[ObjectIdentifier(model)]
      return entry?.model === model ? entry?.context : nil
    }
  }
}

/// An actor with its own context. `plumb swift` writes the members for `@ModelActor`.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  var modelContext: ModelContext { get }
}

extension ModelActor {
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
