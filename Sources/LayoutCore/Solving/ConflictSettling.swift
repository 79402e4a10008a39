// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// The priority of required rows that gave way: above everything optional.
  private static var relaxedPriority: Float { Float(1000).nextDown }

  /// The priority of rows that are out of force but keep their places: below everything in use.
  private static var brokenPriority: Float { .leastNormalMagnitude }

  /// Enters the rows of `draft`, settling the conflicts of those that cannot hold.
  mutating func enter(_ draft: RowDraft, _ engine: LayoutEngine) {
    guard !draft.rows.isEmpty else { return }
    guard let outcome = try? engine.solver.add(draft.makeBatch()) else { return }
    // Known before any conflict is settled: what has to go may stand behind what was refused.
    for (index, row) in outcome.rows.enumerated() {
      if let row { note(row, draft.rows[index], engine) }
    }
    var refusals = outcome.refused.makeIterator()
    var refusal = refusals.next()
    for (index, row) in outcome.rows.enumerated() {
      if let row {
        adopt(row, draft.rows[index])
      } else if let current = refusal {
        refusal = refusals.next()
        // Settling one conflict may have settled this one, or made another of it.
        let conflict =
          isStanding(current.conflict, engine)
          ? current.conflict : add(index, of: draft, priority: 1000, engine)
        if let conflict { settle(conflict, row: index, of: draft, engine) }
      }
    }
  }

  /// Whether all rows of a conflict are still in force.
  private func isStanding(_ conflict: Conflict, _ engine: LayoutEngine) -> Bool {
    conflict.members.allSatisfy { member in
      guard case .row(let row) = member.source else { return true }
      return (try? engine.solver.priority(of: row)) == .required
    }
  }

  /// Notes where a row comes from, and with a constraint which row is its.
  private mutating func note(_ row: RowID, _ draft: RowDraft.Row, _ engine: LayoutEngine) {
    engine.setSource(draft.source, draft.kind, of: row)
    if case .constraint(let id) = draft.source { constraints[id.slot].row = row }
  }

  /// Adds a row to those of its item, which stand in the order of their entry.
  private mutating func adopt(_ row: RowID, _ draft: RowDraft.Row) {
    switch draft.source {
    case .autoresizing(let id, _), .contentSize(let id, _), .guide(let id), .root(let id),
      .stack(let id, _):
      items[id.slot].rows.append(row)
    case .constraint, .nonNegative, .fittingTarget: break
    }
  }

  /// Makes room for the refused row, or leaves it out, until the rows hold together.
  private mutating func settle(
    _ first: Conflict, row index: Int, of draft: RowDraft, _ engine: LayoutEngine
  ) {
    let row = draft.rows[index]
    let refused = ConflictMember(
      source: row.source,
      rule: implied(
        row.source, draft.terms(of: index), row.constant, row.relation, priority: 1000, engine))
    var conflict = first
    // Every turn takes a constraint out of force, so the turns are bounded by their number.
    while true {
      switch settle(conflict, refused, engine) {
      case .hasRoom: break
      case .isBroken:
        addBroken(index, of: draft, refused.rule, engine)
        return
      case .isRelaxed:
        _ = add(index, of: draft, priority: Self.relaxedPriority, engine)
        return
      case .isPutOff: return
      }
      guard let next = add(index, of: draft, priority: 1000, engine) else { return }
      conflict = next
    }
  }

  /// Brings back a broken row of a stack view or guide, or breaks it again.
  mutating func restore(_ broken: ConflictMember, _ engine: LayoutEngine) {
    guard let row = broken.row, let rule = broken.rule else { return }
    while true {
      do throws(SolverError) {
        try engine.solver.setPriority(.required, of: row)
        return
      } catch .conflict(let conflict) {
        switch settle(conflict, broken, engine) {
        case .hasRoom: break
        case .isBroken:
          engine.brokenRules.append((row, rule))
          return
        case .isRelaxed:
          try? engine.solver.setPriority(Priority(rawValue: Self.relaxedPriority), of: row)
          return
        case .isPutOff: return
        }
      } catch {
        // The row went with its item.
        return
      }
    }
  }

  /// Takes one member of the conflict out of force, or lets several of them give way.
  ///
  /// - Returns: what that means for the refused one.
  private mutating func settle(
    _ conflict: Conflict, _ refused: ConflictMember, _ engine: LayoutEngine
  ) -> Settlement {
    guard engine.isRebuilt else {
      // Which contradiction is met depends on what was entered before: everything is, in its order.
      engine.setNeedsRebuild()
      return .isPutOff
    }
    let members = members(of: conflict, refused: refused, engine)
    let place = conflictRecovery == .breakOne ? memberToBreak(among: members) : nil
    let victim = place.map { members[$0] }
    engine.conflicts.append(LayoutConflict(members, breaking: victim))
    guard let victim else {
      relax(conflict, engine)
      return .isRelaxed
    }
    if place == members.count - 1 {
      if case .constraint(let id) = victim.source { engine.broken.insert(id) }
      return .isBroken
    }
    if case .constraint(let id) = victim.source {
      if let row = constraints[id.slot].row { try? engine.solver.remove(row) }
      constraints[id.slot].row = nil
      engine.broken.insert(id)
    } else if let row = victim.row, let rule = victim.rule {
      // Rows of items keep their places: out of force is far below all priorities.
      try? engine.solver.setPriority(Priority(rawValue: Self.brokenPriority), of: row)
      engine.brokenRules.append((row, rule))
    }
    return .hasRoom
  }

  /// Enters the refused row of a stack view or guide out of force.
  private mutating func addBroken(
    _ index: Int, of draft: RowDraft, _ rule: ImpliedConstraint?, _ engine: LayoutEngine
  ) {
    let item: ItemID
    switch draft.rows[index].source {
    case .stack(let id, _), .guide(let id): item = id
    default: return
    }
    guard add(index, of: draft, priority: Self.brokenPriority, engine) == nil,
      let row = items[item.slot].rows.last, let rule
    else { return }
    engine.brokenRules.append((row, rule))
  }

  /// Lets every row of the conflict that comes from constraints or stack views give way.
  private mutating func relax(_ conflict: Conflict, _ engine: LayoutEngine) {
    engine.hasRelaxedRows = true
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
      note(id, row, engine)
      adopt(id, row)
      return nil
    } catch .conflict(let conflict) {
      return conflict
    } catch {
      return nil
    }
  }
}

/// What settling a conflict means for the row that was refused.
private enum Settlement {
  /// Something else gave way: it may try again.
  case hasRoom
  /// It is out of force.
  case isBroken
  /// It gives way, as the others of the conflict do.
  case isRelaxed
  /// All rows are to be made anew.
  case isPutOff
}

extension LayoutConflict {
  init(_ members: [ConflictMember], breaking victim: ConflictMember?) {
    self.init(
      members: members.map { $0.source }, broken: nil, implied: members.compactMap { $0.rule })
    switch victim?.source {
    case .constraint(let id): broken = id
    default: brokenRule = victim?.rule
    }
  }
}
