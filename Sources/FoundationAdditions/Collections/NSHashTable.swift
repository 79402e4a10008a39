// SPDX-License-Identifier: MIT

public import Foundation

/// Enumerates in the order of addition, unlike Apple's class.
///
/// Finding, adding and removing take constant time. Entries of released objects are removed when
/// other entries are added. Elements are objects. `ObjectType` can also be a class protocol.
open class NSHashTable<ObjectType>: NSObject {
  private let table: NSMapTable<ObjectType, NSNull>

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    table = NSMapTable(keyOptions: options)
    super.init()
  }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] { table.keys }

  open var count: Int { table.count }

  open var anyObject: ObjectType? { allObjects.first }

  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.key(equalTo: $0) }
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    if !contains(object) { table.setObject(NSNull(), forKey: object) }
  }

  open func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }

  open func removeAllObjects() { table.removeAllObjects() }

  open func objectEnumerator() -> NSEnumerator { table.keyEnumerator() }
}
