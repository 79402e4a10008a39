// SPDX-License-Identifier: MIT

import AutoLayout

/// The objects of items and further data for items, by slot.
///
/// Each kind of data is in its own array, because a pass looks up many objects and no other data.
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
  private var heldConstraints: [ConstraintList] = []
  /// The objects of each item's implied constraints, made on first access.
  private var generated: [[GeneratedKey: NSLayoutConstraint]] = []

  mutating func add(_ item: ItemID) {
    while items.count <= item.slot {
      items.append(nil)
      objects.append(Reference())
      heldConstraints.append(ConstraintList())
      generated.append([:])
    }
    clear(item)
    items[item.slot] = item
  }

  /// - Returns: objects to release only after the access to the table has ended.
  mutating func remove(_ item: ItemID) -> [NSLayoutConstraint] {
    defer {
      clear(item)
      items[item.slot] = nil
    }
    return Array(generated[item.slot].values)
  }

  private mutating func clear(_ item: ItemID) {
    objects[item.slot] = Reference()
    heldConstraints[item.slot] = ConstraintList()
    generated[item.slot] = [:]
  }

  private func contains(_ item: ItemID) -> Bool {
    item.slot < items.count && items[item.slot] == item
  }

  func object(of item: ItemID) -> (any LayoutItem)? { view(of: item) ?? guide(of: item) }

  /// The view of an item. Nil for a guide's item.
  func view(of item: ItemID) -> UIView? {
    contains(item) ? reference(item.slot) { $0.view } : nil
  }

  private func guide(of item: ItemID) -> UILayoutGuide? {
    contains(item) ? reference(item.slot) { $0.guide } : nil
  }

  /// Reads a reference in place. A subscript of an array or a buffer copies the whole value, and a
  /// copy of a weak reference looks up the object's side table.
  private func reference<T>(_ slot: Int, read: (inout Reference) -> T) -> T {
    objects.withUnsafeBufferPointer { buffer in
      // The address is not nil, because the slot exists. The value is not written: only an `inout`
      // parameter avoids the copy.
      read(&UnsafeMutablePointer(mutating: buffer.baseAddress.unsafelyUnwrapped)[slot])
    }
  }

  mutating func note(_ view: UIView) {
    if contains(view.item) { objects[view.item.slot].view = view }
  }

  mutating func note(_ guide: UILayoutGuide) {
    if contains(guide.item) { objects[guide.item.slot].guide = guide }
  }

  /// The living objects.
  var all: [any LayoutItem] { objects.compactMap(\.object) }

  func heldConstraints(by item: ItemID, where isActive: (ConstraintID) -> Bool) -> [ConstraintID] {
    contains(item) ? heldConstraints[item.slot].active(isActive) : []
  }

  mutating func noteHeld(_ id: ConstraintID, by item: ItemID) {
    heldConstraints[item.slot].note(id)
  }

  /// Records that a constraint held by the item is no longer active.
  mutating func forgetHeld(by item: ItemID, where isActive: (ConstraintID) -> Bool) {
    guard contains(item) else { return }
    heldConstraints[item.slot].forgetOne(isActive: isActive)
  }

  func generated(_ key: GeneratedKey, of item: ItemID) -> NSLayoutConstraint? {
    generated[item.slot][key]
  }

  mutating func noteGenerated(_ object: NSLayoutConstraint, _ key: GeneratedKey, of item: ItemID) {
    generated[item.slot][key] = object
  }
}
