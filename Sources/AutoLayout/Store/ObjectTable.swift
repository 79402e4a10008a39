// SPDX-License-Identifier: MIT

import LayoutCore

/// The objects of items, and what the shell keeps for items, by their slots.
struct ObjectTable {
  private struct Entry {
    weak var object: (any LayoutItem)?
    var item: ItemID?
    /// The active constraints that the item holds, in order of addition.
    var held = ConstraintList()
    /// The objects that stand for the item's implied constraints, made when first asked for.
    var generated: [GeneratedKey: NSLayoutConstraint] = [:]
  }

  private var entries: [Entry] = []

  mutating func add(_ item: ItemID) {
    while entries.count <= item.slot { entries.append(Entry()) }
    entries[item.slot] = Entry(item: item)
  }

  /// - Returns: objects that may die once the table is no longer being changed.
  mutating func remove(_ item: ItemID) -> [NSLayoutConstraint] {
    defer { entries[item.slot] = Entry() }
    return Array(entries[item.slot].generated.values)
  }

  private func contains(_ item: ItemID) -> Bool {
    item.slot < entries.count && entries[item.slot].item == item
  }

  subscript(item: ItemID) -> (any LayoutItem)? {
    get { contains(item) ? entries[item.slot].object : nil }
    set { if contains(item) { entries[item.slot].object = newValue } }
  }

  func held(by item: ItemID, where isActive: (ConstraintID) -> Bool) -> [ConstraintID] {
    contains(item) ? entries[item.slot].held.active(isActive) : []
  }

  mutating func noteHeld(_ id: ConstraintID, by item: ItemID) {
    entries[item.slot].held.note(id)
  }

  /// Notes that a constraint that the item holds is no longer active.
  mutating func forgetHeld(by item: ItemID, where isActive: (ConstraintID) -> Bool) {
    guard contains(item) else { return }
    entries[item.slot].held.forgetOne(isActive: isActive)
  }

  func generated(_ key: GeneratedKey, of item: ItemID) -> NSLayoutConstraint? {
    entries[item.slot].generated[key]
  }

  mutating func noteGenerated(_ object: NSLayoutConstraint, _ key: GeneratedKey, of item: ItemID) {
    entries[item.slot].generated[key] = object
  }
}
