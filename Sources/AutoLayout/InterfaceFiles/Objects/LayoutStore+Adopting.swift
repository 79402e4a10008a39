// SPDX-License-Identifier: MIT

import LayoutCore

extension LayoutStore {
  /// Copies a tree of another forest, for views to take its items over.
  func copy(_ root: ItemID, of forest: borrowing LayoutForest) -> TreeCopy {
    let copy = self.forest.copy(root, of: forest)
    for item in copy.items.values { noteItem(item) }
    return copy
  }

  /// Makes the objects of the constraints of a copy whose items have theirs.
  func makeConstraints(of copy: TreeCopy) -> [ConstraintID: NSLayoutConstraint] {
    var objects: [ConstraintID: NSLayoutConstraint] = [:]
    let order = copy.constraints.values.sorted {
      forest.activation(of: $0) < forest.activation(of: $1)
    }
    for id in order {
      guard let constraint = forest.constraint(id), let holder = forest.holder(of: id) else {
        continue
      }
      let object = NSLayoutConstraint()
      object.storage.value.constraint = constraint
      object.storage.value.multiplier = constraint.multiplier
      object.storage.value.firstItem = self.object(of: constraint.firstItem) as? any LayoutItem
      object.storage.value.secondItem =
        constraint.secondItem.flatMap { self.object(of: $0) } as? any LayoutItem
      object.storage.value.id = id
      while active.count <= id.slot { active.append(nil) }
      active[id.slot] = object
      noteHeld(id, by: holder)
      objects[id] = object
    }
    return objects
  }

  /// Removes the items of a copy that no object took over: those of a view whose class refused to be
  /// made, or made itself in another way.
  func discard(_ copy: TreeCopy) {
    for item in copy.items.values where forest.contains(item) && object(of: item) == nil {
      for id in forest.constraints(mentioning: item) { deactivate(id) }
      forest.destroy(item)
    }
  }
}
