// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Enters the rows of `draft`. Required rows that cannot hold wait until the conflicts are
  /// resolved.
  mutating func enter(_ draft: RowDraft, _ engine: LayoutEngine) {
    guard !draft.rows.isEmpty else { return }
    engine.noteAxes(of: draft)
    guard let outcome = try? engine.solver.add(draft.makeBatch(), explaining: false) else { return }
    work.rowsEntered += outcome.rows.count
    engine.note(outcome.rows, of: draft)
    for (index, row) in outcome.rows.enumerated() {
      let source = draft.rows[index].source
      if let row {
        place(row, of: source)
      } else if case .constraint(let id) = source {
        engine.resolution.waiting.append(.constraint(id))
      } else if let row = addOutOfForce(index, of: draft, engine) {
        note(row, draft.rows[index], engine)
        engine.resolution.waiting.append(.own(row))
      }
    }
  }

  /// Stores the source of a row, and stores the row in its constraint or item.
  private mutating func note(_ row: RowID, _ written: RowDraft.Row, _ engine: LayoutEngine) {
    engine.setSource(written.source, written.kind, of: row)
    engine.noteTouched(row)
    place(row, of: written.source)
    if engine.solver.isRedundant(row) { engine.insets.redundantRows.insert(row) }
  }

  /// Stores a row in its constraint or item. The rows of an item are in order of entry.
  private mutating func place(_ row: RowID, of source: RowSource) {
    if case .constraint(let id) = source { constraints[id.slot].row = row }
    if let item = source.item { items[item.slot].rows.append(row) }
  }

  private func addOutOfForce(
    _ index: Int, of draft: RowDraft, _ engine: LayoutEngine
  ) -> RowID? {
    let row = draft.rows[index]
    switch row.kind.lowered(to: .broken) {
    case .relation(let relation, let priority):
      return try? engine.solver.addRow(
        draft.terms(of: index).span, relation, row.constant, priority: priority)
    case .contentSize(let hugging, let compressionResistance):
      guard let term = draft.terms(of: index).first else { return nil }
      return try? engine.solver.addContentSize(
        term.variable, value: row.constant, hugging: hugging,
        compressionResistance: compressionResistance)
    }
  }

  /// Brings every waiting row into force, in the order of entry, and breaks rows in conflicts.
  /// ``ConflictResolution`` explains the steps.
  mutating func resolveConflicts(_ engine: LayoutEngine) {
    guard !engine.resolution.waiting.isEmpty else { return }
    engine.resolution.places.removeAll()
    defer { engine.resolution.places.removeAll() }
    var waiting: [ConflictMember] = []
    for row in engine.resolution.waiting where isPresent(row, engine) {
      if let member = member(row, engine) { waiting.append(member) }
    }
    engine.resolution.waiting = []
    // Sorted from last to first, so that the next row is at the end.
    waiting.sort { $1.place < $0.place }
    while let next = waiting.popLast() {
      while waiting.last?.row == next.row { waiting.removeLast() }
      enter(next, engine, &waiting)
      if engine.needsRebuild { return }
    }
  }

  /// Brings one waiting row into force, or leaves it out of force.
  private mutating func enter(
    _ refused: ConflictMember, _ engine: LayoutEngine, _ waiting: inout [ConflictMember]
  ) {
    guard let row = refused.row else { return }
    // Every iteration takes a row out of force, so the number of rows limits the iterations.
    while let conflict = bringIntoForce(row, priority: .required, engine) {
      let members = members(of: conflict, refused: refused, engine)
      if let later = members.last(where: { $0.place > refused.place && $0.row != nil }),
        let row = later.row
      {
        takeOutOfForce(row, engine)
        let index = waiting.firstIndex { $0.place < later.place } ?? waiting.endIndex
        waiting.insert(later, at: index)
        continue
      }
      guard let brokenMember = memberToBreak(among: members).map({ members[$0] }),
        let broken = brokenMember.row
      else {
        relax(members, engine)
        return
      }
      engine.resolution.note(refused: row, among: members, breaking: brokenMember)
      if broken == row {
        if case .contentSize = brokenMember.source { takeOutOfForce(broken, engine) }
        return
      }
      takeOutOfForce(broken, engine)
    }
  }

  /// Brings a row that is out of force back at `priority`, or at the lower priority of its
  /// constraint or item.
  ///
  /// - Returns: the conflict if the row cannot hold.
  private mutating func bringIntoForce(
    _ row: ConflictRow, priority: Priority, _ engine: LayoutEngine
  ) -> Conflict? {
    var constant = 0.0
    do throws(SolverError) {
      switch row {
      case .constraint(let id):
        var draft = RowDraft()
        let declared = constraints[id.slot].constraint.priority
        writeRow(of: id, priority: declared, into: &draft)
        guard let written = draft.rows.first else { return nil }
        constant = written.constant
        let row = try engine.solver.addRow(
          draft.terms(of: 0).span, written.relation, written.constant,
          priority: Priority(rawValue: min(priority.rawValue, declared))
        ) { isEntered($0, before: $1, engine) }
        note(row, written, engine)
      case .own(let row):
        constant = try engine.solver.constant(of: row)
        try engine.setPriority(priority, of: row) { isEntered($0, before: $1, engine) }
        if engine.solver.isRedundant(row) { engine.insets.redundantRows.insert(row) }
      }
    } catch .conflict(let conflict) {
      noteExcess(of: conflict, refused: constant, engine)
      return conflict
    } catch {
      // The row was removed with its item or constraint.
    }
    return nil
  }

  /// Takes a row out of force, permanently or until its turn. A content size keeps a priority above
  /// everything optional, so it gives way no more than necessary.
  mutating func takeOutOfForce(_ row: ConflictRow, _ engine: LayoutEngine) {
    engine.ties.hasChangedRows = true
    switch row {
    case .constraint(let id):
      if let row = constraints[id.slot].row { engine.remove(row) }
      constraints[id.slot].row = nil
    case .own(let row):
      var priority = Priority.broken
      if case .contentSize? = engine.kind(of: row) { priority = .relaxed }
      try? engine.setPriority(priority, of: row, order: Conflict.byActivation)
    }
  }

  /// Relaxes all members of a conflict that are constraints or rows of stack views, and the last
  /// member, the refused row.
  private mutating func relax(_ members: [ConflictMember], _ engine: LayoutEngine) {
    guard engine.isRebuilt, let refused = members.last?.row else {
      engine.setNeedsRebuild()
      return
    }
    engine.resolution.noteRelaxed(refused: refused, among: members)
    for member in members.dropLast() {
      switch (member.source, member.row) {
      case (.constraint(let id), _):
        guard let row = constraints[id.slot].row else { continue }
        try? engine.solver.setPriority(.relaxed, of: row)
      case (.stack, .own(let row)):
        try? engine.setPriority(.relaxed, of: row, order: Conflict.byActivation)
      default: continue
      }
    }
    _ = bringIntoForce(refused, priority: .relaxed, engine)
  }
}

extension LayoutEngine {
  /// Sets the priority of the required sides of a row.
  func setPriority(
    _ priority: Priority, of row: RowID, order: ConflictOrder
  ) throws(SolverError) {
    switch kind(of: row)?.lowered(to: priority) {
    case .relation(_, let priority): try solver.setPriority(priority, of: row, order: order)
    case .contentSize(let hugging, let compressionResistance):
      try solver.setPriorities(
        hugging: hugging, compressionResistance: compressionResistance, of: row, order: order)
    case nil: break
    }
  }
}

extension Priority {
  /// The priority of relaxed required rows: above everything optional.
  fileprivate static var relaxed: Priority { Priority(rawValue: Float(1000).nextDown) }

  /// The priority of rows that are out of force but stay in the solver: below all priorities in
  /// use.
  static var broken: Priority { Priority(rawValue: .leastNormalMagnitude) }
}
