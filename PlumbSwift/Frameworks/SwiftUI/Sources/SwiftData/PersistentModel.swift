// SPDX-License-Identifier: MIT

@_exported import Foundation

/// The conformance of a `@Model` class, which `plumb swift` writes.
///
/// Objects are equal only if they are identical. Options of attributes and relationships have no
/// effect: values need not be unique, and the inverse of a relationship is not updated.
public protocol PersistentModel: AnyObject, Hashable, Identifiable {}

/// The identifier of a model object.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Sendable {
  let object: ObjectIdentifier
  public let entityName: String

  public var id: PersistentIdentifier { self }

  public static func < (one: Self, other: Self) -> Bool { one.object < other.object }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(object: ObjectIdentifier(self), entityName: "\(Self.self)")
  }

  public var id: PersistentIdentifier { persistentModelID }

  /// The context of the object. Nil before it is inserted.
  public var modelContext: ModelContext? { ModelContext.context(of: self) }

  public var isDeleted: Bool { modelContext?.isDeleted(self) ?? false }

  public static func == (one: Self, other: Self) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The predicate, order and limits of a fetch.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  /// No effect: objects are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// No effect: objects are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The model classes of a container.
public final class Schema: Sendable {
  public struct Version: Hashable, Sendable {
    public init(_ major: Int, _ minor: Int, _ patch: Int) {}
  }

  public struct Attribute: Sendable {
    public struct Option: Sendable {
      public static let unique = Option()
      public static let externalStorage = Option()
      public static let spotlight = Option()
      public static let ephemeral = Option()
      public static let encrypt = Option()
      public static let preserveValueOnDeletion = Option()
    }
  }

  public struct Relationship: Sendable {
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
}

/// The configuration of a container. All containers are in memory.
public struct ModelConfiguration: Sendable {
  public var isStoredInMemoryOnly: Bool
  public let name: String?

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    self.name = name
    isStoredInMemoryOnly = false
  }

  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    name = nil
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  public struct GroupContainer: Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
  }

  public struct CloudKitDatabase: Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }
}
