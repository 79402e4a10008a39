// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// Makes all rows again, in an order that depends only on the tree and the order of activation
  /// (``EntryPlace``).
  ///
  /// This happens at a root's first solution, after a change of the environment, and after rows had
  /// to give way together.
  mutating func rebuild(_ engine: LayoutEngine, _ root: ItemID) {
    let order = preorder(root)
    engine.reset()
    fitNestedStacks(in: order, engine)
    decideParticipation(order, in: root)
    if engine.target != nil {
      // The size of a fitting query's root may depend only on its content.
      measureIfNeeded(root)
      if contentSize(of: root) != .none { items[root.slot].participates = true }
    }
    let participants = order.count { items[$0.slot].participates }
    engine.reserve(items: participants, stacks: order.count { isStack($0) })
    for id in order {
      measureIfNeeded(id)
      items[id.slot].variables =
        items[id.slot].participates
        ? engine.makeVariables(of: id, mayBeNegative: items[id.slot].item.mayBeNegative) : nil
      items[id.slot].rows = []
    }
    deriveInsets(in: order, below: root, engine, isSolved: false)
    engine.texts.set(
      own: order.filter { wrapsText($0) }, ofHost: order.filter { isHostText($0) })
    engine.insets.hasRows = order.contains { hasInsetRows($0) }

    var active: [ConstraintID] = []
    for id in order where items[id.slot].participates {
      for constraint in constraintIDs(of: id)
      where constraints[constraint.slot].constraint.firstItem == id
        && isDescendant(constraints[constraint.slot].holder, of: root)
      {
        active.append(constraint)
      }
    }
    var draft = RowDraft()
    // A view has up to four rows. Most rows of views and constraints have one or two terms.
    let rows = 4 * participants + active.count
    draft.reserve(rows: rows, terms: 2 * rows)
    for id in order where items[id.slot].participates {
      writeOwnRows(of: id, engine, root, into: &draft)
    }
    active.sort { constraints[$0.slot].activation < constraints[$1.slot].activation }
    for id in active {
      constraints[id.slot].row = nil
      writeRow(of: id, priority: constraints[id.slot].constraint.priority, into: &draft)
    }
    // Stack views make their constraints when a pass updates constraints: leaves first, and after
    // the constraints of clients. This order determines which of two equal constraints a conflict
    // lists.
    for id in leavesFirst(order) where items[id.slot].participates {
      writeStackRows(of: id, engine, into: &draft)
    }
    work.rowsWritten += draft.rows.count
    enter(draft, engine)
    resolveConflicts(engine)
  }

  /// The items of `preorder` with children before their parents and siblings in their order.
  private func leavesFirst(_ preorder: [ItemID]) -> [ItemID] {
    var result: [ItemID] = []
    result.reserveCapacity(preorder.count)
    var open: [ItemID] = []
    for id in preorder {
      while let last = open.last, last != parent(of: id) {
        result.append(last)
        open.removeLast()
      }
      open.append(id)
    }
    return result + open.reversed()
  }

  /// Writes all rows that `id` itself produces.
  func writeRows(
    of id: ItemID, _ engine: LayoutEngine, _ root: ItemID, into draft: inout RowDraft
  ) {
    writeOwnRows(of: id, engine, root, into: &draft)
    writeStackRows(of: id, engine, into: &draft)
  }

  /// Writes the rows that `id` produces, except those of a stack view's arrangement.
  private func writeOwnRows(
    of id: ItemID, _ engine: LayoutEngine, _ root: ItemID, into draft: inout RowDraft
  ) {
    if id == root, let target = engine.target {
      writeTargetRows(of: id, target, into: &draft)
      writeContentSizeRows(of: id, into: &draft)
    } else {
      writeItemRows(of: id, into: &draft)
    }
  }
}
