// SPDX-License-Identifier: MIT

public import Foundation

/// Enumerates in the order of addition, unlike Apple's class.
///
/// Finding, adding and removing take constant time. Entries of released objects are removed when
/// other entries are added. Keys and values are objects. Their types can also be class protocols.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    var key: TableSlot
    var value: TableSlot
    var number: Int

    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]
  private var lastNumber = 0
  private var storedCount = 0
  private var limit = 32

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open var count: Int { liveEntries.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entry(for: $0)?.value.object as? ObjectType }
  }

  package func key(equalTo key: KeyType) -> KeyType? { entry(for: key)?.key.object as? KeyType }

  package var keys: [KeyType] { liveEntries.compactMap { $0.key.object as? KeyType } }

  private func entry(for key: KeyType) -> Entry? {
    let key = key as AnyObject
    return entries[TableSlot.hash(of: key, keyOptions)]?.first { $0.key.holds(key) }
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    if storedCount >= limit { removeReleasedEntries() }
    lastNumber += 1
    storedCount += 1
    let key = TableSlot(aKey as AnyObject, keyOptions)
    let value = TableSlot(anObject as AnyObject, valueOptions)
    entries[key.hash, default: []].append(Entry(key: key, value: value, number: lastNumber))
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey = aKey as AnyObject? else { return }
    let hash = TableSlot.hash(of: aKey, keyOptions)
    entries[hash]?.removeAll { $0.key.holds(aKey) }
    if entries[hash]?.isEmpty ?? false { entries[hash] = nil }
  }

  open func removeAllObjects() {
    entries = [:]
    storedCount = 0
  }

  open func keyEnumerator() -> NSEnumerator { NSArray(array: keys).objectEnumerator() }

  open func objectEnumerator() -> NSEnumerator? {
    liveEntries.isEmpty
      ? nil : NSArray(array: liveEntries.compactMap(\.value.object)).objectEnumerator()
  }

  private var liveEntries: [Entry] {
    entries.values.joined().filter(\.isAlive).sorted { $0.number < $1.number }
  }

  private func removeReleasedEntries() {
    entries = entries.compactMapValues { entries in
      let liveEntries = entries.filter(\.isAlive)
      return liveEntries.isEmpty ? nil : liveEntries
    }
    storedCount = entries.values.reduce(0) { $0 + $1.count }
    limit = max(32, 2 * storedCount)
  }
}
