// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Enters the changes since the last solution, and leaves everything else as it is.
///
/// Queued items and constraints may turn out to be unchanged. Items enter or leave the solution.
/// The rows of all other queued items are written again and compared with those in force. Rows with
/// the same terms change their constant or priority in place. Other terms make a new row. Rows are
/// removed before others are added, so that old rows cannot contradict new ones.
extension LayoutForest {
  mutating func refresh(_ engine: LayoutEngine, _ root: ItemID) {
    guard !engine.pending.isEmpty else { return }
    engine.resolution.places.removeAll()
    refreshes += 1
    var refresh = Refresh(number: refreshes)
    if !engine.pending.rows.isEmpty || !engine.pending.loosened.isEmpty {
      engine.ties.hasChangedRows = true
    }
    for row in engine.pending.rows { engine.remove(row) }
    engine.pending.rows = []
    revisePart(engine, root)
    loosenPending(engine, root)
    measurePending(engine, root)
    fitPending(engine, root)
    let suspects = engine.pending.items
    for id in suspects where isDescendant(id, of: root) {
      refreshRows(of: id, engine, root, &refresh)
    }
    for id in engine.pending.contents where isDescendant(id, of: root) {
      refreshContentSize(of: id, engine, root, &refresh)
    }
    for id in pendingConstraints(engine, root) {
      if engine.resolution.broken.contains(id) {
        refresh.noteChange(at: constraintPlace(of: id))
      } else {
        refreshRow(of: id, engine, &refresh)
      }
    }
    engine.solver.setConstants(refresh.constants)
    let variables = engine.pending.variables
    let isReordered = engine.pending.isReordered
    engine.pending = Pending()
    for variable in variables {
      do throws(SolverError) {
        try engine.solver.removeVariable(variable)
      } catch {
        // A row that mentions the item was not queued. All rows are made again.
        engine.setNeedsRebuild()
        return
      }
    }
    refresh.entering.append(refresh.arranging, rows: refresh.arranging.rows.indices)
    enter(refresh.entering, engine)
    for (item, rows) in refresh.tails { items[item.slot].rows += rows }
    reopenContradictions(refresh, isReordered: isReordered, engine)
    resolveConflicts(engine)
  }

  /// Adds items to the solution and removes items from it.
  private mutating func revisePart(_ engine: LayoutEngine, _ root: ItemID) {
    for id in reviseParticipation(engine.pending.members, in: root) {
      let hadPart = items[id.slot].variables != nil
      guard hadPart != items[id.slot].participates else { continue }
      if hadPart { removeFromEngine(id, engine) } else { bringIn(id, engine) }
      markHolder(of: id)
      if items[id.slot].item.kind == .guide(.scrollContent), let owner = items[id.slot].parent {
        engine.pending.constraints += constraintIDs(of: owner)
      }
      noteArrangement(of: id, engine)
    }
  }

  /// Gives items new variables. Undetermined variables are then zero and not those of the previous
  /// frame.
  private mutating func loosenPending(_ engine: LayoutEngine, _ root: ItemID) {
    for id in engine.pending.loosened
    where isDescendant(id, of: root) && items[id.slot].variables != nil {
      removeFromEngine(id, engine)
      bringIn(id, engine)
      noteAlignment(of: id, engine)
      noteArrangement(of: id, engine)
    }
  }

  /// Makes the variables of `id` and queues its rows.
  private mutating func bringIn(_ id: ItemID, _ engine: LayoutEngine) {
    items[id.slot].variables = engine.makeVariables(
      of: id, mayBeNegative: items[id.slot].item.mayBeNegative)
    engine.pending.items.append(id)
    engine.insets.hasRows = engine.insets.hasRows || hasInsetRows(id)
    engine.moved.append(id)
    engine.resized.append(id)
    unwrapText(id)
    noteText(id, engine)
  }

  /// Removes the rows and variables of `id` from the engine.
  private mutating func removeFromEngine(_ id: ItemID, _ engine: LayoutEngine) {
    for row in items[id.slot].rows { engine.remove(row) }
    dropVariables(of: id, engine)
  }

  /// Measures pending items, and queues the rows that depend on changed sizes.
  private mutating func measurePending(_ engine: LayoutEngine, _ root: ItemID) {
    var index = 0
    while index < engine.pending.items.count {
      let id = engine.pending.items[index]
      index += 1
      guard isDescendant(id, of: root), !measures[id.slot].last.isCurrent else { continue }
      let (insets, measured) = (items[id.slot].alignmentInsets, measures[id.slot].last)
      measureIfNeeded(id)
      if insets != items[id.slot].alignmentInsets { noteAlignment(of: id, engine) }
      if measured.size != measures[id.slot].last.size { noteContent(of: id, engine) }
      noteBaselines(of: id, engine)
      noteText(id, engine)
    }
  }

  /// The pending constraints in order of activation, without repetitions.
  private func pendingConstraints(_ engine: LayoutEngine, _ root: ItemID) -> [ConstraintID] {
    var pending = engine.pending.constraints.filter {
      contains($0) && isDescendant(constraints[$0.slot].holder, of: root)
    }
    pending.sort { constraints[$0.slot].activation < constraints[$1.slot].activation }
    var last: ConstraintID?
    return pending.filter { id in
      defer { last = id }
      return id != last
    }
  }

  /// Writes the item's own rows, and replaces rows in force that differ.
  private mutating func refreshRows(
    of id: ItemID, _ engine: LayoutEngine, _ root: ItemID, _ refresh: inout Refresh
  ) {
    guard items[id.slot].variables != nil, items[id.slot].refresh != refresh.number else { return }
    items[id.slot].refresh = refresh.number
    engine.noteTextToWrap(id)
    refresh.written.removeAll()
    writeRows(of: id, engine, root, into: &refresh.written)
    work.rowsWritten += refresh.written.rows.count
    let old = items[id.slot].rows
    let written = refresh.written.rows.indices
    // Rows usually change in the middle: rows before and after that part stay.
    let shared = min(old.count, written.count)
    var head = 0
    while head < shared, engine.isRow(old[head], written: head, in: refresh.written) { head += 1 }
    var tail = 0
    while tail < shared - head,
      engine.isRow(
        old[old.count - 1 - tail], written: written.count - 1 - tail, in: refresh.written)
    {
      tail += 1
    }
    for index in written where index < head || index >= written.count - tail {
      let row = old[index < head ? index : old.count - written.count + index]
      updateOwn(row, to: refresh.written.rows[index], at: index, engine, &refresh)
    }
    guard head + tail < max(old.count, written.count) else { return }
    for row in old[head..<(old.count - tail)] { engine.remove(row) }
    for index in head..<(written.count - tail) {
      let row = refresh.written.rows[index]
      if row.kind.isRequired { noteChange(of: row.source, at: index, engine, &refresh) }
      if case .stack = refresh.written.rows[index].source {
        refresh.arranging.append(refresh.written, rows: index..<index + 1)
      } else {
        refresh.entering.append(refresh.written, rows: index..<index + 1)
      }
    }
    items[id.slot].rows = Array(old[..<head])
    if tail > 0 { refresh.tails.append((id, Array(old[(old.count - tail)...]))) }
  }

  /// Gives the rows of the item's content size its present lengths.
  private mutating func refreshContentSize(
    of id: ItemID, _ engine: LayoutEngine, _ root: ItemID, _ refresh: inout Refresh
  ) {
    guard items[id.slot].variables != nil, items[id.slot].refresh != refresh.number else { return }
    refresh.written.removeAll()
    writeContentSizeRows(of: id, into: &refresh.written)
    let rows = items[id.slot].rows
    guard let first = engine.place(ofContentSize: refresh.written, among: rows) else {
      return refreshRows(of: id, engine, root, &refresh)
    }
    items[id.slot].refresh = refresh.number
    engine.noteTextToWrap(id)
    work.rowsWritten += refresh.written.rows.count
    for index in refresh.written.rows.indices {
      updateOwn(
        rows[first + index], to: refresh.written.rows[index], at: first + index, engine, &refresh)
    }
  }

  /// Writes the row of a constraint, and replaces the one in force if it differs.
  private mutating func refreshRow(
    of id: ConstraintID, _ engine: LayoutEngine, _ refresh: inout Refresh
  ) {
    let constraint = constraints[id.slot].constraint
    engine.insets.hasRows = engine.insets.hasRows || constraint.mentions(where: { $0.isMargin })
    refresh.written.removeAll()
    writeRow(of: id, priority: constraint.priority, into: &refresh.written)
    work.rowsWritten += 1
    if let row = constraints[id.slot].row {
      if engine.isRow(row, written: 0, in: refresh.written) {
        if !update(row, to: refresh.written.rows[0], at: 0, engine, &refresh) {
          takeOutOfForce(.constraint(id), engine)
          engine.resolution.waiting.append(.constraint(id))
        }
        return
      }
      if engine.kind(of: row)?.isRequired ?? false {
        noteChange(of: .constraint(id), at: 0, engine, &refresh)
      }
      takeOutOfForce(.constraint(id), engine)
    }
    if constraint.priority == 1000 {
      noteChange(of: .constraint(id), at: 0, engine, &refresh)
    }
    refresh.entering.append(refresh.written, rows: refresh.written.rows.indices)
  }

  /// Gives a row of an item the constant and priorities of a written row, the item's row at `index`.
  private mutating func updateOwn(
    _ row: RowID, to written: RowDraft.Row, at index: Int, _ engine: LayoutEngine,
    _ refresh: inout Refresh
  ) {
    guard !update(row, to: written, at: index, engine, &refresh) else { return }
    engine.setSource(written.source, written.kind, of: row)
    takeOutOfForce(.own(row), engine)
    try? engine.solver.setConstant(written.constant, of: row)
    engine.resolution.waiting.append(.own(row))
  }

  /// Gives a row in force the constant and priorities of a written row.
  ///
  /// - Returns: whether the row can hold with them.
  private mutating func update(
    _ row: RowID, to written: RowDraft.Row, at index: Int, _ engine: LayoutEngine,
    _ refresh: inout Refresh
  ) -> Bool {
    guard
      engine.kind(of: row) != written.kind
        || (try? engine.solver.constant(of: row)) != written.constant
    else { return true }
    if engine.kind(of: row)?.isRequired ?? false || written.kind.isRequired {
      noteChange(of: written.source, at: index, engine, &refresh)
    }
    engine.noteTouched(row)
    defer { engine.noteTouched(row) }
    if engine.kind(of: row) == written.kind, !written.kind.isRequired {
      refresh.constants.append((row, written.constant))
      return true
    }
    return engine.update(row, to: written)
  }

  /// Records that a row was added or changed, if this may affect current contradictions.
  private func noteChange(
    of source: RowSource, at index: Int, _ engine: LayoutEngine, _ refresh: inout Refresh
  ) {
    guard !engine.resolution.contradictions.isEmpty else { return }
    refresh.noteChange(at: entryPlace(of: source, at: index, engine))
  }
}

extension LayoutEngine {
  /// The position of the first content size row among an item's rows, if those rows have the same
  /// axes as the written ones. The others follow it.
  fileprivate func place(ofContentSize draft: RowDraft, among rows: [RowID]) -> Int? {
    var first: Int?
    var count = 0
    for (place, row) in rows.enumerated() {
      guard let source = source(of: row), case .contentSize = source else { continue }
      guard count < draft.rows.count, draft.rows[count].source == source else { return nil }
      if first == nil { first = place }
      count += 1
    }
    return count == draft.rows.count ? first ?? 0 : nil
  }

  /// Whether `row` in force equals a written row, apart from constant and priorities.
  fileprivate func isRow(_ row: RowID, written index: Int, in draft: RowDraft) -> Bool {
    let written = draft.rows[index]
    guard source(of: row) == written.source, let kind = kind(of: row),
      kind.isSameRelation(as: written.kind), let terms = try? solver.terms(of: row)
    else { return false }
    return draft.hasTerms(terms, at: index)
  }

  /// Gives a row in force the constant and priorities of a written row.
  ///
  /// - Returns: whether the row can hold with them.
  fileprivate func update(_ row: RowID, to written: RowDraft.Row) -> Bool {
    do throws(SolverError) {
      if kind(of: row) != written.kind {
        switch written.kind {
        case .relation(_, let priority): try solver.setPriority(priority, of: row)
        case .contentSize(let hugging, let compressionResistance):
          try solver.setPriorities(
            hugging: hugging, compressionResistance: compressionResistance, of: row)
        }
        setSource(written.source, written.kind, of: row)
      }
      try solver.setConstant(written.constant, of: row)
      return true
    } catch {
      return false
    }
  }
}
