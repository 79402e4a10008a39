// SPDX-License-Identifier: MIT

/// Rows and variables of a subtree that moves between trees.
extension LayoutForest {
  /// Removes all rows and variables of the subtree of `item` from the engine of its tree.
  ///
  /// - Complexity: linear in the subtree; constant if the tree has no engine.
  mutating func leaveEngine(_ item: ItemID) {
    guard let owner = items[root(of: item).slot].engine else { return }
    let engine = engine(of: item)
    if let engine { noteArrangement(of: item, engine) }
    owner.texts.mayHaveRemovedItems = true
    for id in preorder(item) {
      engine?.pending.rows += items[id.slot].rows
      for constraint in constraintIDs(of: id) {
        if let row = constraints[constraint.slot].row { engine?.pending.rows.append(row) }
        constraints[constraint.slot].row = nil
        owner.resolution.forget(constraint)
      }
      if let engine { dropVariables(of: id, engine) }
      items[id.slot].rows = []
      items[id.slot].variables = nil
      items[id.slot].participates = false
    }
    if let parent = items[item.slot].parent {
      engine?.pending.members.append(parent)
      if items[item.slot].item.kind == .guide(.scrollContent) {
        engine?.pending.constraints += constraintIDs(of: parent)
      }
    } else {
      // The item was a root and becomes part of another tree.
      items[item.slot].engine = nil
    }
  }

  /// Removes the variables of `id`. The caller removes its rows.
  mutating func dropVariables(of id: ItemID, _ engine: LayoutEngine) {
    if let variables = items[id.slot].variables {
      engine.pending.variables += [
        variables.x, variables.y, variables.width, variables.height,
      ]
    }
    engine.dropSpanner(of: id)
    engine.fittedSizes[id] = nil
    items[id.slot].variables = nil
    items[id.slot].rows = []
  }

  /// Queues everything in the subtree of `item` as new to the engine of its tree.
  ///
  /// - Complexity: linear in the subtree; constant if there is no engine yet.
  mutating func enterEngine(_ item: ItemID) {
    guard let engine = engine(of: item) else { return }
    let entering = preorder(item)
    engine.pending.items += entering
    engine.pending.members += entering
    for id in entering { engine.pending.constraints += constraintIDs(of: id) }
    noteArrangement(of: item, engine)
    if let parent = items[item.slot].parent {
      engine.pending.members.append(parent)
      if items[item.slot].item.kind == .guide(.scrollContent) {
        engine.pending.constraints += constraintIDs(of: parent)
      }
    }
  }
}
