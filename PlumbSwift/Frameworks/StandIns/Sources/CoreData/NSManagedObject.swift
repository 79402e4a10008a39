// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// Objects exist only in their context. They are not stored, and model files are not read. The
// values of `@NSManaged` properties are stored outside of the object, other keys in it.
// A queue owns the objects of a context, so the classes are unchecked Sendable.

open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName = "NSManagedObject"
  open var properties: [NSPropertyDescription] = []
  open var attributesByName: [String: NSAttributeDescription] {
    named(properties.compactMap { $0 as? NSAttributeDescription })
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    named(properties.compactMap { $0 as? NSRelationshipDescription })
  }

  private func named<P: NSPropertyDescription>(_ properties: [P]) -> [String: P] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }

  public override init() { super.init() }

  init(name: String) {
    self.name = name
    super.init()
  }

  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription(name: entityName) }

  /// Creates an NSManagedObject, because the class of an entity is only known from a model file.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(entity: NSEntityDescription(name: entityName), insertInto: context)
  }
}

open class NSManagedObjectID: NSObject, @unchecked Sendable {
  open var isTemporaryID: Bool { true }

  open func uriRepresentation() -> URL {
    let number = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    return URL(string: "x-coredata://object/\(number)") ?? URL(filePath: "/")
  }
}

open class NSManagedObject: NSObject, FrameworkMembers {
  public let objectID = NSManagedObjectID()
  public let entity: NSEntityDescription
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  open internal(set) var isInserted = false
  open internal(set) var isDeleted = false
  open var isFault: Bool { false }
  open var hasChanges: Bool { isInserted || isDeleted }
  private var values: [String: Any] = [:]

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    managedObjectContext = context
    context?.insert(self)
    awakeFromInsert()
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// An entity named after the class.
  open class func entity() -> NSEntityDescription {
    NSEntityDescription(name: String(describing: self))
  }

  open var isUpdated: Bool { false }
  /// The values that were set by key since the object was created.
  open func changedValues() -> [String: Any] { values }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] { [:] }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}
  open func willSave() {}
  open func didSave() {}
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}

  public func _frameworkMember(_ name: String) -> NamedMember? {
    guard !name.hasSuffix(":") else { return nil }
    return .property(
      { self.primitiveValue(forKey: name) }, { self.setPrimitiveValue($0, forKey: name) })
  }
}

extension NSManagedObject {
  // Classes that Xcode generates declare the method with their own type.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }
}
