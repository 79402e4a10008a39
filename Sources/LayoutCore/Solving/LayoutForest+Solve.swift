// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// The rounds after which a layout that does not settle is left as it is.
  ///
  /// Texts and margins each need one or two; a dependence on each other a few more.
  package static var settlingRounds: Int { 8 }

  /// Brings the solution of `root` up to date: rows, then texts at the widths found, then insets at
  /// the frames found, until nothing changes.
  mutating func solve(_ root: ItemID) -> LayoutEngine {
    let engine = items[root.slot].engine ?? LayoutEngine()
    items[root.slot].engine = engine
    guard engine.isDirty else { return engine }
    engine.isRebuilt = false
    settle(engine, root)
    flagMoved(root, engine)
    return engine
  }

  /// Marks whoever holds a view that moved: it has to place it again.
  private mutating func flagMoved(_ root: ItemID, _ engine: LayoutEngine) {
    if engine.isRebuilt {
      // A new solver reports changes from zero and knows nothing of the old values.
      for id in preorder(root) where needsPlacement(id, engine) {
        mark(id, .layout)
      }
    }
    engine.solver.forEachChangedValue { variable, _ in
      guard !engine.isRebuilt, let item = engine.owner(of: variable)?.item, contains(item) else {
        return
      }
      markHolder(of: item)
    }
  }

  /// Solves the tree below `root` in rounds.
  mutating func settle(_ engine: LayoutEngine, _ root: ItemID) {
    engine.didSettle = false
    for _ in 0..<Self.settlingRounds {
      if engine.needsRebuild {
        rebuild(engine, root)
      } else {
        applyPending(engine, root)
      }
      engine.solver.update()
      var changed = wrapTexts(engine)
      changed = refreshInsets(engine) || changed
      if !changed && !engine.isDirty {
        engine.didSettle = true
        break
      }
    }
  }

  /// `root` and everything below it, parents first.
  func preorder(_ root: ItemID) -> [ItemID] {
    var order: [ItemID] = []
    var pending = [root]
    while let next = pending.popLast() {
      order.append(next)
      pending.append(contentsOf: items[next.slot].children.reversed())
    }
    return order
  }

  /// Makes all rows anew, in an order that depends on the tree and on the order of activation alone.
  private mutating func rebuild(_ engine: LayoutEngine, _ root: ItemID) {
    let order = preorder(root)
    engine.reset()
    engine.order = order
    fitNestedStacks(in: order, engine)
    decideParticipation(order, in: root)
    for id in order {
      measureIfNeeded(id)
      items[id.slot].measured.isCurrent = true
      items[id.slot].variables = items[id.slot].participates ? engine.makeVariables(of: id) : nil
      items[id.slot].rows = []
    }
    deriveInsets(in: order, engine: nil)
    engine.texts = order.filter { wrapsText($0) }
    engine.hasInsetRows = order.contains { hasInsetRows($0) }

    var draft = RowDraft()
    var active: [ConstraintID] = []
    for id in order where items[id.slot].participates {
      writeRows(of: id, engine, root, into: &draft)
      for constraint in items[id.slot].constraints
      where constraints[constraint.slot].constraint.firstItem == id
        && isDescendant(constraints[constraint.slot].holder, of: root)
      {
        active.append(constraint)
      }
    }
    active.sort { constraints[$0.slot].activation < constraints[$1.slot].activation }
    for id in active {
      constraints[id.slot].row = nil
      writeRow(of: id, priority: constraints[id.slot].constraint.priority, into: &draft)
    }
    enter(draft, engine)
  }

  /// Writes all rows that `id` itself makes.
  private func writeRows(
    of id: ItemID, _ engine: LayoutEngine, _ root: ItemID, into draft: inout RowDraft
  ) {
    if id == root, let target = engine.target {
      writeTargetRows(of: id, target, into: &draft)
      writeContentSizeRows(of: id, into: &draft)
    } else {
      writeItemRows(of: id, into: &draft)
    }
    writeStackRows(of: id, engine, into: &draft)
  }

  /// Enters what changed since the last solution.
  private mutating func applyPending(_ engine: LayoutEngine, _ root: ItemID) {
    for row in engine.pendingRemovals { try? engine.solver.remove(row) }
    engine.pendingRemovals = []
    let pendingItems = engine.pendingItems
    engine.pendingItems = []
    for id in pendingItems where contains(id) && items[id.slot].participates {
      measureIfNeeded(id)
      refreshItemRows(of: id, engine, root)
    }
    let pendingConstraints = engine.pendingConstraints
    engine.pendingConstraints = []
    let retried = engine.broken.sorted {
      constraints[$0.slot].activation < constraints[$1.slot].activation
    }
    engine.broken = []
    for id in pendingConstraints + retried where contains(id) {
      refreshRow(of: id, engine)
    }
  }

  /// Writes the item's rows again and hands their constants to the rows in force.
  private mutating func refreshItemRows(
    of id: ItemID, _ engine: LayoutEngine, _ root: ItemID
  ) {
    var draft = RowDraft()
    writeRows(of: id, engine, root, into: &draft)
    guard draft.rows.count == items[id.slot].rows.count else {
      engine.needsRebuild = true
      return
    }
    if wrapsText(id), !engine.texts.contains(id) { engine.texts.append(id) }
    for (index, row) in draft.rows.enumerated() {
      do throws(SolverError) {
        try engine.solver.setConstant(row.constant, of: items[id.slot].rows[index])
      } catch {
        // The conflict wants a choice among all its members: that is the rebuild's business.
        engine.needsRebuild = true
        return
      }
    }
  }

  /// Enters a constraint, or replaces its row by one that says what it says now.
  private mutating func refreshRow(of id: ConstraintID, _ engine: LayoutEngine) {
    let constraint = constraints[id.slot].constraint
    engine.hasInsetRows = engine.hasInsetRows || constraint.mentionsMargins
    for item in [constraint.firstItem, constraint.secondItem ?? constraint.firstItem]
    where items[item.slot].variables == nil {
      engine.needsRebuild = true
      return
    }
    var draft = RowDraft()
    writeRow(of: id, priority: constraint.priority, into: &draft)
    if let row = constraints[id.slot].row {
      do throws(SolverError) {
        try engine.solver.setPriority(Priority(rawValue: constraint.priority), of: row)
        try engine.solver.setConstant(draft.rows[0].constant, of: row)
        return
      } catch {
        try? engine.solver.remove(row)
        constraints[id.slot].row = nil
      }
    }
    enter(draft, engine)
  }
}
