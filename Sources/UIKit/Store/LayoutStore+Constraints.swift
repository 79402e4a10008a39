// SPDX-License-Identifier: MIT

import AutoLayout

extension LayoutStore {
  /// Activates `constraint`. Without `holder`, the closest common ancestor of its items holds it.
  func activate(
    _ constraint: NSLayoutConstraint, holder: ItemID? = nil
  ) throws(ConstraintError) {
    removeReleasedItems()
    guard !isActive(constraint) else { return }
    do throws(ConstraintError) {
      try install(constraint, holder: holder)
    } catch .incompatibleAxes {
      try deferIncompatible(constraint, holder: holder)
    }
  }

  func install(_ constraint: NSLayoutConstraint, holder: ItemID?) throws(ConstraintError) {
    guard constraint.storage.value.id == nil else { return }
    let value = constraint.storage.value.equation
    if holder == nil, forest.isGuide(value.firstItem),
      forest.parent(of: value.firstItem) == nil
    {
      throw .noCommonAncestor
    }
    let id = try forest.activate(value, holder: holder)
    while constraintObjects.count <= id.slot { constraintObjects.append(nil) }
    constraintObjects[id.slot] = constraint
    constraint.storage.value.place = .forest(id)
    if let holder = forest.holder(of: id) {
      objects.noteHeld(id, by: holder)
      // Constraints that `updateConstraints` makes do not cause another call of it.
      if !isUpdatingConstraints { forest.setNeedsUpdateConstraints(holder) }
    }
    scheduleLayout()
  }

  func deactivate(_ id: ConstraintID) {
    guard let equation = forest.constraint(id) else { return }
    let holder = forest.holder(of: id)
    forest.deactivate(id)
    if let holder { objects.forgetHeld(by: holder) { forest.contains($0) } }
    // Releasing the object runs its deinit, which must not happen during the access to the array.
    let constraint = constraintObjects[id.slot]
    constraintObjects[id.slot] = nil
    constraint?.storage.value.place = .object(equation)
    scheduleLayout()
  }

  func isActive(_ constraint: NSLayoutConstraint) -> Bool {
    removeReleasedItems()
    return constraint.storage.value.id != nil || constraint.storage.value.generated != nil
      || unprepared.contains { $0.readsActive && $0.constraint === constraint }
  }

  func constraints(heldBy item: ItemID) -> [NSLayoutConstraint] {
    removeReleasedItems()
    return activeConstraints(heldBy: item).compactMap { constraintObjects[$0.slot] }
  }

  func activeConstraints(heldBy item: ItemID) -> [ConstraintID] {
    objects.heldConstraints(by: item) { forest.contains($0) }
  }
}
