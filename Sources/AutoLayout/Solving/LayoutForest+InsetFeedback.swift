// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Insets that depend on themselves.
///
/// The insets of a view depend on its frame. Where the frame depends on the insets, there may be
/// several solutions, and the rounds find the one next to where they start. They start from no
/// insets, as in a first layout, so that the previous frame has no influence. Everywhere else there
/// is one solution, and they start from the last one.
extension LayoutForest {
  /// Resets the derived insets.
  mutating func forgetInsets(_ engine: LayoutEngine, _ root: ItemID) {
    let derived = engine.insetViews.filter { isDescendant($0, of: root) }
      .sorted { $0.slot < $1.slot }
    engine.insetViews = []
    for id in deriveInsets(in: derived, below: root, engine, isSolved: false) {
      _ = noteInsets(of: id, engine)
    }
    engine.hasDerivedInsets = false
  }

  /// Whether the frame of a view depends on its own insets, or on those of a view inside; or
  /// whether rows contradict each other, or would with other insets.
  ///
  /// - Complexity: what lies upstream of each view whose insets are derived, and of redundant rows.
  mutating func hasInsetFeedback(_ engine: LayoutEngine, _ root: ItemID) -> Bool {
    engine.insetViews = engine.insetViews.filter { isDescendant($0, of: root) }
    engine.redundantRows = engine.redundantRows.filter { engine.solver.isRedundant($0) }
    guard !engine.insetViews.isEmpty else { return false }
    // Another inset may break another constraint.
    guard engine.contradictions.isEmpty else { return true }
    let isDecided = engine.insetViews.contains { view in
      guard let variables = items[view.slot].variables else { return false }
      return [variables.x, variables.y, variables.width, variables.height].contains { variable in
        engine.solver.mayDepend(variable) { row in
          insetOwner(of: row, engine).map { isDescendant($0, of: view) } ?? false
        }
      }
    }
    return isDecided
      || engine.redundantRows.contains { row in
        insetOwner(of: row, engine) != nil
          || engine.solver.mayDepend(row) { insetOwner(of: $0, engine) != nil }
      }
  }

  /// The view whose insets are among the constants of `row`; nil for a row without any.
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
