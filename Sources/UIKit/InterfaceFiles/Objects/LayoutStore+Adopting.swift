// SPDX-License-Identifier: MIT

import AutoLayout

extension LayoutStore {
  /// Copies a tree from another forest. Views adopt the copied items.
  func copy(_ root: ItemID, of forest: borrowing LayoutForest) -> TreeCopy {
    let copy = self.forest.copy(root, of: forest)
    for item in copy.items.values { objects.add(item) }
    return copy
  }

  /// Makes the constraint objects of a copy, after the objects of its items were made.
  func makeConstraints(of copy: TreeCopy) -> [ConstraintID: NSLayoutConstraint] {
    var made: [ConstraintID: NSLayoutConstraint] = [:]
    let order = copy.constraints.values.sorted {
      forest.activation(of: $0) < forest.activation(of: $1)
    }
    for id in order {
      guard let holder = forest.holder(of: id) else { continue }
      let object = NSLayoutConstraint()
      object.storage.value.place = .forest(id)
      while constraintObjects.count <= id.slot { constraintObjects.append(nil) }
      constraintObjects[id.slot] = object
      objects.noteHeld(id, by: holder)
      made[id] = object
    }
    return made
  }

  /// Removes the copied items that no object has adopted, for example after a failed initializer.
  func discard(_ copy: TreeCopy) {
    for item in copy.items.values where forest.contains(item) && object(of: item) == nil {
      for id in forest.constraints(mentioning: item) { deactivate(id) }
      forest.destroy(item)
    }
  }
}
