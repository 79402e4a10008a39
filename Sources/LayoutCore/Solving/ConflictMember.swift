// SPDX-License-Identifier: MIT

import ConstraintSolver

/// One of the rows of a conflict, while it is being settled.
struct ConflictMember {
  var source: RowSource
  /// The row in force; nil for the one that was refused and for bounds.
  var row: RowID?
  /// What it says, for rows that no constraint stands for.
  var rule: ImpliedConstraint?
}

extension LayoutForest {
  /// The members of `conflict` in the order of their entry; `refused` stands for the row that could not
  /// enter, which is the last.
  func members(
    of conflict: Conflict, refused: ConflictMember, _ engine: LayoutEngine
  ) -> [ConflictMember] {
    var members: [ConflictMember] = []
    for member in conflict.members {
      switch member.source {
      case .row(let row):
        guard let source = engine.source(of: row) else { continue }
        members.append(
          ConflictMember(source: source, row: row, rule: implied(by: row, engine)))
      case .refused: continue
      case .nonNegative(let variable):
        guard let owner = engine.owner(of: variable) else { continue }
        members.append(ConflictMember(source: .nonNegative(owner.item, owner.axis)))
      }
    }
    return members + [refused]
  }
}
