// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Insets that depend on themselves.
///
/// The insets of a view depend on its frame. If the frame also depends on the insets, there may be
/// several solutions, and the rounds find the one closest to their start. They then start without
/// insets, as a first layout does, so that the previous frame has no influence. In all other cases
/// the solution is unique, and the rounds start from the last one.
extension LayoutForest {
  /// Resets the derived insets.
  mutating func forgetInsets(_ engine: LayoutEngine, _ root: ItemID) {
    let derived = engine.insets.views.filter { isDescendant($0, of: root) }
      .sorted { $0.slot < $1.slot }
    engine.insets.views = []
    for id in deriveInsets(in: derived, below: root, engine, isSolved: false) {
      _ = noteInsets(of: id, engine)
    }
    engine.insets.areDerived = false
  }

  /// Whether the frame of a view depends on its own insets or on those of a view inside it.
  ///
  /// Also true if rows contradict each other, or would with other insets.
  ///
  /// - Complexity: linear in the rows upstream of redundant rows and of views with derived insets.
  mutating func hasInsetFeedback(_ engine: LayoutEngine, _ root: ItemID) -> Bool {
    engine.insets.views = engine.insets.views.filter { isDescendant($0, of: root) }
    engine.insets.redundantRows = engine.insets.redundantRows.filter {
      engine.solver.isRedundant($0)
    }
    guard !engine.insets.views.isEmpty else { return false }
    // Other insets may break another constraint.
    guard engine.resolution.contradictions.isEmpty else { return true }
    let isDecided = engine.insets.views.contains { view in
      guard let variables = items[view.slot].variables else { return false }
      return [variables.x, variables.y, variables.width, variables.height].contains { variable in
        engine.solver.mayDepend(variable) { row in
          insetOwner(of: row, engine).map { isDescendant($0, of: view) } ?? false
        }
      }
    }
    return isDecided
      || engine.insets.redundantRows.contains { row in
        insetOwner(of: row, engine) != nil
          || engine.solver.mayDepend(row) { insetOwner(of: $0, engine) != nil }
      }
  }

  /// The view whose insets are among the constants of `row`; nil if no insets are.
  private func insetOwner(of row: RowID, _ engine: LayoutEngine) -> ItemID? {
    switch engine.source(of: row) {
    case .guide(let guide):
      guard case .guide(let kind) = items[guide.slot].item.kind, kind.dependsOnInsets else {
        return nil
      }
      return parent(of: guide)
    case .stack(let stack, .canvasConnection):
      return arrangement(of: stack)?.isMarginsRelative ?? false ? stack : nil
    case .constraint(let id):
      let constraint = constraints[id.slot].constraint
      if constraint.firstAttribute.isMargin { return constraint.firstItem }
      return constraint.secondAttribute.isMargin ? constraint.secondItem : nil
    default: return nil
    }
  }
}
