// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// The conflicts in the last solution of `root`. A set of rows is listed only once. The
  /// constraint that a conflict broke is not in force.
  public func standingConflicts(of root: ItemID) -> [LayoutConflict] {
    guard contains(root), let engine = items[root.slot].engine else { return [] }
    var known: Set<ConflictIdentity> = []
    return engine.resolution.reports.filter { known.insert(ConflictIdentity($0)).inserted }
  }

  /// A number that changes whenever the conflicts of `root` may have changed; 0 before the first
  /// conflict.
  package func conflictsVersion(of root: ItemID) -> UInt64 {
    contains(root) ? items[root.slot].engine?.resolution.version ?? 0 : 0
  }
}

/// The identity of a conflict: the set of its rows, and the row that it broke.
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
