// SPDX-License-Identifier: MIT

public import Foundation

/// Enumerates in order of addition, other than Apple's.
///
/// Finding, adding and removing cost constant time; entries of released objects are removed as
/// others are added.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: [Int: [(slot: TableSlot, number: Int)]] = [:]
  private var lastNumber = 0
  private var known = 0
  private var limit = 32

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] {
    slots.values.joined().sorted { $0.number < $1.number }
      .compactMap { $0.slot.object as? ObjectType }
  }

  open var count: Int { allObjects.count }

  open var anyObject: ObjectType? { allObjects.first }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let candidates = slots[TableSlot.hash(of: object, options)] ?? []
    return candidates.first { $0.slot.holds(object) }?.slot.object as? ObjectType
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    if known >= limit { clearAway() }
    lastNumber += 1
    known += 1
    let slot = TableSlot(object, options)
    slots[slot.hash, default: []].append((slot, lastNumber))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = TableSlot.hash(of: object, options)
    slots[hash]?.removeAll { $0.slot.holds(object) }
    if slots[hash]?.isEmpty ?? false { slots[hash] = nil }
  }

  open func removeAllObjects() {
    slots = [:]
    known = 0
  }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  private func clearAway() {
    slots = slots.compactMapValues { entries in
      let living = entries.filter { $0.slot.object != nil }
      return living.isEmpty ? nil : living
    }
    known = slots.values.reduce(0) { $0 + $1.count }
    limit = max(32, 2 * known)
  }
}
