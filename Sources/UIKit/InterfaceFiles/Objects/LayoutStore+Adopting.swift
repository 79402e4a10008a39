// SPDX-License-Identifier: MIT

import AutoLayout

extension LayoutStore {
  /// Copies a tree of another forest, for views to take its items over.
  func copy(_ root: ItemID, of forest: borrowing LayoutForest) -> TreeCopy {
    let copy = self.forest.copy(root, of: forest)
    for item in copy.items.values { objects.add(item) }
    return copy
  }

  /// Makes the objects of the constraints of a copy whose items have theirs.
  func makeConstraints(of copy: TreeCopy) -> [ConstraintID: NSLayoutConstraint] {
    var made: [ConstraintID: NSLayoutConstraint] = [:]
    let order = copy.constraints.values.sorted {
      forest.activation(of: $0) < forest.activation(of: $1)
    }
    for id in order {
      guard let holder = forest.holder(of: id) else { continue }
      let object = NSLayoutConstraint()
      object.storage.value.place = .forest(id)
      while active.count <= id.slot { active.append(nil) }
      active[id.slot] = object
      objects.noteHeld(id, by: holder)
      made[id] = object
    }
    return made
  }

  /// Removes the items of a copy that no object took over, as where a class refused to be made.
  func discard(_ copy: TreeCopy) {
    for item in copy.items.values where forest.contains(item) && object(of: item) == nil {
      for id in forest.constraints(mentioning: item) { deactivate(id) }
      forest.destroy(item)
    }
  }
}
