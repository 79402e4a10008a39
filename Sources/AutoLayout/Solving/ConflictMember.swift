// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A row of a conflict that is being resolved.
struct ConflictMember {
  var source: RowSource
  /// The row to take out of force or bring back; nil for the bounds that keep sizes from being
  /// negative.
  var row: ConflictRow?
  var place: EntryPlace
  /// The rule's row as a constraint, for rows that are not from a client's constraint.
  var rule: ImpliedConstraint?
}

extension LayoutForest {
  /// The members of `conflict` in order of entry. The last is `refused`, the row that could not be
  /// entered.
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

  /// The member of a conflict for a row of the solver.
  private func member(_ row: RowID, _ engine: LayoutEngine) -> ConflictMember? {
    guard let source = engine.source(of: row) else { return nil }
    if case .constraint(let id) = source { return member(.constraint(id), engine) }
    return member(.own(row), engine)
  }

  /// The member of a conflict for a row, which may be out of force; nil if the row was removed.
  func member(_ row: ConflictRow, _ engine: LayoutEngine) -> ConflictMember? {
    switch row {
    case .constraint(let id):
      return contains(id)
        ? ConflictMember(source: .constraint(id), row: row, place: constraintPlace(of: id)) : nil
    case .own(let id):
      guard let source = engine.source(of: id), let place = entryPlace(of: id, engine) else {
        return nil
      }
      var rule = implied(by: id, engine)
      // A row that is out of force has another priority in the solver.
      rule?.constraint.priority = 1000
      return ConflictMember(source: source, row: row, place: place, rule: rule)
    }
  }
}
