// SPDX-License-Identifier: MIT

import LayoutCore

/// The objects of items, and what the shell keeps for items, by their slots.
///
/// Apart from each other, because a pass looks for many objects and for nothing else.
struct ObjectTable {
  private struct Reference { weak var object: (any LayoutItem)? }

  private var items: [ItemID?] = []
  private var objects: [Reference] = []
  /// The active constraints that each item holds, in order of addition.
  private var held: [ConstraintList] = []
  /// The objects that stand for each item's implied constraints, made when first asked for.
  private var generated: [[GeneratedKey: NSLayoutConstraint]] = []

  mutating func add(_ item: ItemID) {
    while items.count <= item.slot {
      items.append(nil)
      objects.append(Reference())
      held.append(ConstraintList())
      generated.append([:])
    }
    clear(item)
    items[item.slot] = item
  }

  /// - Returns: objects that may die once the table is no longer being changed.
  mutating func remove(_ item: ItemID) -> [NSLayoutConstraint] {
    defer {
      clear(item)
      items[item.slot] = nil
    }
    return Array(generated[item.slot].values)
  }

  private mutating func clear(_ item: ItemID) {
    objects[item.slot].object = nil
    held[item.slot] = ConstraintList()
    generated[item.slot] = [:]
  }

  private func contains(_ item: ItemID) -> Bool {
    item.slot < items.count && items[item.slot] == item
  }

  subscript(item: ItemID) -> (any LayoutItem)? {
    get { contains(item) ? objects[item.slot].object : nil }
    set { if contains(item) { objects[item.slot].object = newValue } }
  }

  /// Those that live.
  var all: [any LayoutItem] { objects.compactMap(\.object) }

  func held(by item: ItemID, where isActive: (ConstraintID) -> Bool) -> [ConstraintID] {
    contains(item) ? held[item.slot].active(isActive) : []
  }

  mutating func noteHeld(_ id: ConstraintID, by item: ItemID) { held[item.slot].note(id) }

  /// Notes that a constraint that the item holds is no longer active.
  mutating func forgetHeld(by item: ItemID, where isActive: (ConstraintID) -> Bool) {
    guard contains(item) else { return }
    held[item.slot].forgetOne(isActive: isActive)
  }

  func generated(_ key: GeneratedKey, of item: ItemID) -> NSLayoutConstraint? {
    generated[item.slot][key]
  }

  mutating func noteGenerated(_ object: NSLayoutConstraint, _ key: GeneratedKey, of item: ItemID) {
    generated[item.slot][key] = object
  }
}
