// SPDX-License-Identifier: MIT

import AutoLayout

/// The objects of items, and what the shell keeps for items, by their slots.
///
/// Apart from each other, because a pass looks for many objects and for nothing else.
struct ObjectTable: ~Copyable {
  /// The view or the guide of an item.
  private struct Reference {
    weak var view: UIView?
    weak var guide: UILayoutGuide?

    var object: (any LayoutItem)? { view ?? guide }
  }

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
    objects[item.slot] = Reference()
    held[item.slot] = ConstraintList()
    generated[item.slot] = [:]
  }

  private func contains(_ item: ItemID) -> Bool {
    item.slot < items.count && items[item.slot] == item
  }

  func object(of item: ItemID) -> (any LayoutItem)? { view(of: item) ?? guide(of: item) }

  /// The view of an item; nil for a guide's.
  func view(of item: ItemID) -> UIView? {
    contains(item) ? reference(item.slot) { $0.view } : nil
  }

  private func guide(of item: ItemID) -> UILayoutGuide? {
    contains(item) ? reference(item.slot) { $0.guide } : nil
  }

  /// Reads a reference where it is: a subscript, of an array or a buffer, copies all of them, and a copy of a weak
  /// reference looks for its object's other memory.
  private func reference<T>(_ slot: Int, read: (inout Reference) -> T) -> T {
    objects.withUnsafeBufferPointer { buffer in
      // Never nil: the slot is there. Never written to: only an exclusive parameter is not copied.
      read(&UnsafeMutablePointer(mutating: buffer.baseAddress.unsafelyUnwrapped)[slot])
    }
  }

  mutating func note(_ view: UIView) {
    if contains(view.item) { objects[view.item.slot].view = view }
  }

  mutating func note(_ guide: UILayoutGuide) {
    if contains(guide.item) { objects[guide.item.slot].guide = guide }
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
