// SPDX-License-Identifier: MIT

import LayoutCore

extension LayoutStore {
  /// Puts `constraint` in force, held by `holder` or by the closest common ancestor of its items.
  func activate(
    _ constraint: NSLayoutConstraint, holder: ItemID? = nil
  ) throws(ConstraintError) {
    guard !isActive(constraint) else { return }
    guard let value = constraint.storage.value.constraint else { throw .noFirstAttribute }
    // A guide stands for the view that owns it; without one there is nobody to hold the constraint.
    if holder == nil, forest.contains(value.firstItem), forest[value.firstItem].isGuide,
      forest.parent(of: value.firstItem) == nil
    {
      throw .noCommonAncestor
    }
    let id = try forest.activate(value, holder: holder)
    while active.count <= id.slot { active.append(nil) }
    active[id.slot] = constraint
    constraint.storage.value.id = id
    if let holder = forest.holder(of: id) {
      noteHeld(id, by: holder)
      forest.setNeedsUpdateConstraints(holder)
    }
    scheduleLayout()
  }

  /// Takes a constraint out of force; nothing happens when it already is.
  func deactivate(_ id: ConstraintID) {
    guard forest.contains(id) else { return }
    if let holder = forest.holder(of: id) { forgetHeld(id, by: holder) }
    forest.deactivate(id)
    // The object may die of this, and must not while the table is being changed.
    let constraint = active[id.slot]
    active[id.slot] = nil
    constraint?.storage.value.id = nil
    scheduleLayout()
  }

  func isActive(_ constraint: NSLayoutConstraint) -> Bool {
    if constraint.storage.value.generated != nil { return true }
    return constraint.storage.value.id.map { forest.contains($0) } ?? false
  }

  /// The objects of the constraints that `item` holds, in order of addition.
  func constraints(heldBy item: ItemID) -> [NSLayoutConstraint] {
    held(by: item).compactMap { active[$0.slot] }
  }
}
