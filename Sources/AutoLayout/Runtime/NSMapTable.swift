// SPDX-License-Identifier: MIT

public import Foundation

/// A dictionary of objects whose keys and values it need not keep alive. In order of addition, other than
/// Apple's.
///
/// An entry goes when its key or its value dies. Finding, adding and removing cost constant time; the
/// dead are cleared away as others come.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    var key: TableSlot
    var value: TableSlot
    var number: Int

    var isLiving: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]
  private var lastNumber = 0
  private var known = 0
  private var limit = 32

  /// Makes an empty table. The capacity is a hint, and not needed here.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// A table that keeps keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// A table that keeps values while their keys live.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// A table that keeps keys while their values live.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// A table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many entries live.
  open var count: Int { living.count }

  /// The value of a key; nil for none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let candidates = entries[TableSlot.hash(of: aKey, keyOptions)] ?? []
    return candidates.first { $0.key.holds(aKey) }?.value.object as? ObjectType
  }

  /// Sets the value of a key, in place of the one it had.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    if known >= limit { clearAway() }
    lastNumber += 1
    known += 1
    let key = TableSlot(aKey, keyOptions)
    let value = TableSlot(anObject, valueOptions)
    entries[key.hash, default: []].append(Entry(key: key, value: value, number: lastNumber))
  }

  /// Takes out a key with its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = TableSlot.hash(of: aKey, keyOptions)
    entries[hash]?.removeAll { $0.key.holds(aKey) }
    if entries[hash]?.isEmpty ?? false { entries[hash] = nil }
  }

  /// Takes out all entries.
  open func removeAllObjects() {
    entries = [:]
    known = 0
  }

  /// The keys that live, one after the other.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.compactMap(\.key.object)).objectEnumerator()
  }

  /// The values that live, one after the other; nil where there are none.
  open func objectEnumerator() -> NSEnumerator? {
    living.isEmpty ? nil : NSArray(array: living.compactMap(\.value.object)).objectEnumerator()
  }

  private var living: [Entry] {
    entries.values.joined().filter(\.isLiving).sorted { $0.number < $1.number }
  }

  private func clearAway() {
    entries = entries.compactMapValues { entries in
      let living = entries.filter(\.isLiving)
      return living.isEmpty ? nil : living
    }
    known = entries.values.reduce(0) { $0 + $1.count }
    limit = max(32, 2 * known)
  }
}
