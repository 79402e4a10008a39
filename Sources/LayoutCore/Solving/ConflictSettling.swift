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
    let row = draft.rows[index]
    let refused = ConflictMember(
      source: row.source,
      rule: implied(
        row.source, draft.terms(of: index), row.constant, row.relation, priority: 1000, engine))
    var conflict = first
    // Every turn takes a constraint out of force, so the turns are bounded by their number.
    while true {
      let members = members(of: conflict, refused: refused, engine)
      let place = conflictRecovery == .breakOne ? memberToBreak(among: members) : nil
      let victim = place.map { members[$0] }
      engine.conflicts.append(LayoutConflict(members, breaking: victim))

      switch victim?.source {
      case .constraint(let id) where refused.source == .constraint(id):
        engine.broken.insert(id)
        return
      case .constraint(let id):
        if let row = constraints[id.slot].row { try? engine.solver.remove(row) }
        constraints[id.slot].row = nil
        engine.broken.insert(id)
      case .some:
        // Rows of items keep their places: out of force is far below all priorities.
        guard let victim, let rule = victim.rule, let row = victim.row else {
          addBroken(index, of: draft, refused.rule, engine)
          return
        }
        try? engine.solver.setPriority(Priority(rawValue: Self.brokenPriority), of: row)
        engine.brokenRules.append((row, rule))
      case nil:
        relax(conflict, engine)
        _ = add(index, of: draft, priority: Self.relaxedPriority, engine)
        return
      }
      guard let next = add(index, of: draft, priority: 1000, engine) else { return }
      conflict = next
    }
  }

  /// Enters the refused row out of force.
  private mutating func addBroken(
    _ index: Int, of draft: RowDraft, _ rule: ImpliedConstraint?, _ engine: LayoutEngine
  ) {
    guard add(index, of: draft, priority: Self.brokenPriority, engine) == nil, let rule else {
      return
    }
    switch rule.source {
    case .stack(let item, _), .guide(let item):
      if let row = items[item.slot].rows.last { engine.brokenRules.append((row, rule)) }
    default: break
    }
  }

  /// Brings back the broken rows of stack views and guides whose conflicts are gone.
  mutating func restoreBrokenRules(_ engine: LayoutEngine) {
    let broken = engine.brokenRules
    engine.brokenRules = []
    for entry in broken {
      do throws(SolverError) {
        try engine.solver.setPriority(.required, of: entry.row)
      } catch .conflict(let conflict) {
        engine.brokenRules.append(entry)
        // What it conflicts with may have changed.
        let refused = ConflictMember(
          source: entry.rule.source, row: entry.row, rule: entry.rule)
        engine.conflicts.removeAll { $0.brokenRule == entry.rule }
        engine.conflicts.append(
          LayoutConflict(members(of: conflict, refused: refused, engine), breaking: refused))
      } catch {
        // The row went with its item.
      }
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

extension LayoutConflict {
  init(_ members: [ConflictMember], breaking victim: ConflictMember?) {
    self.init(
      members: members.map(\.source), broken: nil, implied: members.compactMap(\.rule))
    switch victim?.source {
    case .constraint(let id): broken = id
    default: brokenRule = victim?.rule
    }
  }
}
