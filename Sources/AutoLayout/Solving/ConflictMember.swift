// SPDX-License-Identifier: MIT

import ConstraintSolver

/// One of the rows of a conflict, while it is being settled.
struct ConflictMember {
  var source: RowSource
  /// The row as it is settled; nil for hidden bounds.
  var row: SettledRow?
  var place: EntryPlace
  /// The rule's constraint, for rows that no constraint stands for.
  var rule: ImpliedConstraint?
}

extension LayoutForest {
  /// The members of `conflict` by entry; `refused` stands for the row that could not, the last.
  func members(
    of conflict: Conflict, refused: ConflictMember, _ engine: LayoutEngine
  ) -> [ConflictMember] {
    var members: [ConflictMember] = []
    for member in conflict.members {
      switch member.source {
      case .row(let row):
        if let member = self.member(row, engine) { members.append(member) }
      case .refused: continue
      case .nonNegative(let variable):
        guard let owner = engine.owner(of: variable) else { continue }
        let source = RowSource.nonNegative(owner.item, owner.axis)
        members.append(ConflictMember(source: source, place: entryPlace(of: source, engine)))
      }
    }
    return members + [refused]
  }

  /// The member of a conflict that a row of the solver is.
  private func member(_ row: RowID, _ engine: LayoutEngine) -> ConflictMember? {
    guard let source = engine.source(of: row) else { return nil }
    if case .constraint(let id) = source { return member(.constraint(id), engine) }
    return member(.own(row), engine)
  }

  /// The member of a conflict that a row is, in force or not; nil where it was removed.
  func member(_ row: SettledRow, _ engine: LayoutEngine) -> ConflictMember? {
    switch row {
    case .constraint(let id):
      return contains(id)
        ? ConflictMember(source: .constraint(id), row: row, place: constraintPlace(of: id)) : nil
    case .own(let id):
      guard let source = engine.source(of: id), let place = entryPlace(of: id, engine) else {
        return nil
      }
      var rule = implied(by: id, engine)
      // Out of force its priority is another.
      rule?.constraint.priority = 1000
      return ConflictMember(source: source, row: row, place: place, rule: rule)
    }
  }
}
