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
    unwrapTexts(engine, root)
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
}
