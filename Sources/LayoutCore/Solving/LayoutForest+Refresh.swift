// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Enters what changed since the last solution.
  mutating func applyPending(_ engine: LayoutEngine, _ root: ItemID) {
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
    // Last: what stood in their way may have changed just now.
    restoreBrokenRules(engine)
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
    for item in constraint.mentionedItems where items[item.slot].variables == nil {
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
