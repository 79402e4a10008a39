// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// The priority of required rows that gave way: above everything optional.
  private static var relaxedPriority: Float { Float(1000).nextDown }

  /// Enters the rows of `draft`, settling the conflicts of those that cannot hold.
  mutating func enter(_ draft: RowDraft, _ engine: LayoutEngine) {
    guard !draft.rows.isEmpty else { return }
    guard let outcome = try? engine.solver.add(draft.makeBatch()) else { return }
    var refusals = outcome.refused.makeIterator()
    var refusal = refusals.next()
    for (index, row) in outcome.rows.enumerated() {
      if let row {
        adopt(row, draft.rows[index], engine)
      } else if let current = refusal {
        settle(current.conflict, row: index, of: draft, engine)
        refusal = refusals.next()
      }
    }
  }

  /// Notes a row in force with its owner.
  private mutating func adopt(_ row: RowID, _ draft: RowDraft.Row, _ engine: LayoutEngine) {
    engine.setSource(draft.source, draft.relation, of: row)
    switch draft.source {
    case .constraint(let id): constraints[id.slot].row = row
    case .autoresizing(let id, _), .contentSize(let id, _), .guide(let id), .root(let id),
      .stack(let id, _):
      items[id.slot].rows.append(row)
    case .nonNegative, .fittingTarget: break
    }
  }

  /// Makes room for the refused row, or leaves it out, until the rows hold together.
  private mutating func settle(
    _ first: Conflict, row index: Int, of draft: RowDraft, _ engine: LayoutEngine
  ) {
    let refused = draft.rows[index]
    var conflict = first
    // Every turn takes a constraint out of force, so the turns are bounded by their number.
    while true {
      var implied: [ImpliedConstraint] = []
      let members = conflict.members.compactMap { member -> RowSource? in
        switch member.source {
        case .row(let row):
          if let rule = self.implied(by: row, engine) { implied.append(rule) }
          return engine.source(of: row)
        case .refused:
          let rule = self.implied(
            refused.source, draft.terms(of: index), refused.constant, refused.relation,
            priority: 1000, engine)
          if let rule { implied.append(rule) }
          return refused.source
        case .nonNegative(let variable):
          return engine.owner(of: variable).map { .nonNegative($0.item, $0.axis) }
        }
      }
      let victim = conflictRecovery == .breakOne ? constraintToBreak(among: members) : nil
      engine.conflicts.append(
        LayoutConflict(members: members, broken: victim, implied: implied))

      if let victim, refused.source != .constraint(victim) {
        if let row = constraints[victim.slot].row { try? engine.solver.remove(row) }
        constraints[victim.slot].row = nil
        engine.broken.insert(victim)
      } else if let victim {
        engine.broken.insert(victim)
        return
      } else {
        relax(conflict, engine)
        addRelaxed(index, of: draft, engine)
        return
      }
      guard let next = add(index, of: draft, priority: 1000, engine) else { return }
      conflict = next
    }
  }

  /// Lets every row of the conflict that comes from constraints or stack views give way.
  private mutating func relax(_ conflict: Conflict, _ engine: LayoutEngine) {
    for member in conflict.members {
      guard case .row(let row) = member.source, let source = engine.source(of: row) else {
        continue
      }
      switch source {
      case .constraint, .stack:
        try? engine.solver.setPriority(Priority(rawValue: Self.relaxedPriority), of: row)
      case .autoresizing, .contentSize, .guide, .root, .nonNegative, .fittingTarget: break
      }
    }
  }

  private mutating func addRelaxed(_ index: Int, of draft: RowDraft, _ engine: LayoutEngine) {
    _ = add(index, of: draft, priority: Self.relaxedPriority, engine)
  }

  /// Enters one row of `draft` by itself.
  ///
  /// - Returns: the conflict if it cannot hold.
  private mutating func add(
    _ index: Int, of draft: RowDraft, priority: Float, _ engine: LayoutEngine
  ) -> Conflict? {
    let row = draft.rows[index]
    let priority = Priority(rawValue: priority)
    do throws(SolverError) {
      let id: RowID
      switch row.kind {
      case .relation(let relation, _):
        id = try engine.solver.addRow(
          Array(draft.terms(of: index)), relation, row.constant, priority: priority)
      case .contentSize(let hugging, let compressionResistance):
        guard let term = draft.terms(of: index).first else { return nil }
        id = try engine.solver.addContentSize(
          term.variable, value: row.constant, hugging: min(hugging, priority),
          compressionResistance: min(compressionResistance, priority))
      }
      adopt(id, row, engine)
      return nil
    } catch .conflict(let conflict) {
      return conflict
    } catch {
      return nil
    }
  }
}
