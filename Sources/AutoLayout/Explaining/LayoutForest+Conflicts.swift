// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// The conflicts of the last solution of `root`, each set of rows once; what a conflict broke is
  /// out of force.
  public func standingConflicts(of root: ItemID) -> [LayoutConflict] {
    guard contains(root), let engine = items[root.slot].engine else { return [] }
    var known: Set<ConflictIdentity> = []
    return engine.conflicts.filter { known.insert(ConflictIdentity($0)).inserted }
  }

  /// Changes when the conflicts of `root` may have; zero as long as it has had none.
  package func conflictsVersion(of root: ItemID) -> UInt64 {
    contains(root) ? items[root.slot].engine?.conflictsVersion ?? 0 : 0
  }
}

/// What makes a conflict the same as another: its rows, in whatever order, and what it broke.
package struct ConflictIdentity: Hashable, Sendable {
  private var broken: ConstraintID?
  private var brokenRule: ImpliedConstraint?
  private var members: Set<RowSource>

  package init(_ conflict: LayoutConflict) {
    broken = conflict.broken
    brokenRule = conflict.brokenRule
    members = Set(conflict.members)
  }
}
