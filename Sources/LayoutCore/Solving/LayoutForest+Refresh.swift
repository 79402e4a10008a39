// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Enters what changed since the last solution, and leaves everything else as it is.
///
/// What is noted is only suspected of having changed. Items enter and leave; what remains of the
/// suspects is written again and compared with the rows in force: the same terms with another
/// constant or priority change in place, other terms make a new row. Rows go before others come, so
/// that what is over cannot stand in the way of what follows.
extension LayoutForest {
  mutating func refresh(_ engine: LayoutEngine, _ root: ItemID) {
    guard !engine.pending.isEmpty else { return }
    refreshes += 1
    var refresh = Refresh(number: refreshes)
    for row in engine.pending.rows { try? engine.solver.remove(row) }
    engine.pending.rows = []
    revisePart(engine, root)
    loosenPending(engine, root)
    measurePending(engine, root)
    fitPending(engine, root)
    let suspects = engine.pending.items
    for id in suspects where isDescendant(id, of: root) {
      refreshRows(of: id, engine, root, &refresh)
    }
    for id in pendingConstraints(engine, root) { refreshRow(of: id, engine, &refresh) }
    let variables = engine.pending.variables
    engine.pending = Pending()
    for variable in variables {
      do throws(SolverError) {
        try engine.solver.removeVariable(variable)
      } catch {
        // A row was missed that mentions it. Nothing is lost: all rows are made anew.
        engine.setNeedsRebuild()
        return
      }
    }
    refresh.entering.append(refresh.arranging, rows: refresh.arranging.rows.indices)
    enter(refresh.entering, engine)
    for (item, rows) in refresh.tails { items[item.slot].rows += rows }
    retryBroken(engine)
  }

  /// Lets items enter and leave the solution.
  private mutating func revisePart(_ engine: LayoutEngine, _ root: ItemID) {
    for id in reviseParticipation(engine.pending.members, in: root) {
      let hadPart = items[id.slot].variables != nil
      guard hadPart != items[id.slot].participates else { continue }
      if hadPart { takeOut(id, engine) } else { bringIn(id, engine) }
      markHolder(of: id)
      if items[id.slot].item.kind == .guide(.scrollContent), let owner = items[id.slot].parent {
        engine.pending.constraints += items[owner.slot].constraints
      }
      noteArrangement(of: id, engine)
    }
  }

  /// Gives items new variables: where nothing decides, they are zero, and not what the frame was.
  private mutating func loosenPending(_ engine: LayoutEngine, _ root: ItemID) {
    for id in engine.pending.loosened
    where isDescendant(id, of: root) && items[id.slot].variables != nil {
      takeOut(id, engine)
      bringIn(id, engine)
      noteAlignment(of: id, engine)
      noteArrangement(of: id, engine)
    }
  }

  /// Gives `id` its variables; its rows are pending.
  private mutating func bringIn(_ id: ItemID, _ engine: LayoutEngine) {
    items[id.slot].variables = engine.makeVariables(
      of: id, mayBeNegative: items[id.slot].item.mayBeNegative)
    engine.pending.items.append(id)
    engine.hasInsetRows = engine.hasInsetRows || hasInsetRows(id)
    engine.moved.append(id)
    engine.resized.append(id)
    noteText(id, engine)
  }

  /// Takes the rows and variables of `id` out of the engine.
  private mutating func takeOut(_ id: ItemID, _ engine: LayoutEngine) {
    for row in items[id.slot].rows { try? engine.solver.remove(row) }
    dropVariables(of: id, engine)
  }

  /// Brings the measures of pending items up to date, and notes what depends on those that changed.
  private mutating func measurePending(_ engine: LayoutEngine, _ root: ItemID) {
    var index = 0
    while index < engine.pending.items.count {
      let id = engine.pending.items[index]
      index += 1
      guard isDescendant(id, of: root), !items[id.slot].measured.isCurrent else { continue }
      let (insets, measured) = (items[id.slot].alignmentInsets, items[id.slot].measured)
      measureIfNeeded(id)
      if insets != items[id.slot].alignmentInsets { noteAlignment(of: id, engine) }
      if measured.size != items[id.slot].measured.size { noteContent(of: id, engine) }
      noteBaselines(of: id, engine)
      noteText(id, engine)
    }
  }

  /// The constraints in question that are in force, each once and in order of activation. Broken ones
  /// have their turn later.
  private func pendingConstraints(_ engine: LayoutEngine, _ root: ItemID) -> [ConstraintID] {
    var pending = engine.pending.constraints.filter {
      contains($0) && !engine.broken.contains($0)
        && isDescendant(constraints[$0.slot].holder, of: root)
    }
    pending.sort { constraints[$0.slot].activation < constraints[$1.slot].activation }
    var last: ConstraintID?
    return pending.filter { id in
      defer { last = id }
      return id != last
    }
  }

  /// Writes the rows that `id` makes itself, and exchanges those in force that say something else.
  private mutating func refreshRows(
    of id: ItemID, _ engine: LayoutEngine, _ root: ItemID, _ refresh: inout Refresh
  ) {
    guard items[id.slot].variables != nil, items[id.slot].refresh != refresh.number else { return }
    items[id.slot].refresh = refresh.number
    refresh.written.removeAll()
    writeRows(of: id, engine, root, into: &refresh.written)
    let old = items[id.slot].rows
    let written = refresh.written.rows.indices
    // Rows come and go in the middle: what stands before and behind stays.
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
    // One that is refused goes, with what lies between it and the middle, to be entered once all
    // other changes have been made.
    for index in 0..<head where !engine.update(old[index], to: refresh.written.rows[index]) {
      head = index
      break
    }
    for index in 0..<tail
    where !engine.update(
      old[old.count - 1 - index], to: refresh.written.rows[written.count - 1 - index])
    {
      tail = index
      break
    }
    guard head + tail < max(old.count, written.count) else { return }
    for row in old[head..<(old.count - tail)] { try? engine.solver.remove(row) }
    for index in head..<(written.count - tail) {
      if case .stack = refresh.written.rows[index].source {
        refresh.arranging.append(refresh.written, rows: index..<index + 1)
      } else {
        refresh.entering.append(refresh.written, rows: index..<index + 1)
      }
    }
    items[id.slot].rows = Array(old[..<head])
    if tail > 0 { refresh.tails.append((id, Array(old[(old.count - tail)...]))) }
  }

  /// Writes the row of a constraint, and exchanges the one in force if that says something else.
  private mutating func refreshRow(
    of id: ConstraintID, _ engine: LayoutEngine, _ refresh: inout Refresh
  ) {
    let constraint = constraints[id.slot].constraint
    engine.hasInsetRows = engine.hasInsetRows || constraint.mentions(where: { $0.isMargin })
    refresh.written.removeAll()
    writeRow(of: id, priority: constraint.priority, into: &refresh.written)
    if let row = constraints[id.slot].row {
      if engine.isRow(row, written: 0, in: refresh.written),
        engine.update(row, to: refresh.written.rows[0])
      {
        return
      }
      try? engine.solver.remove(row)
      constraints[id.slot].row = nil
    }
    refresh.entering.append(refresh.written, rows: refresh.written.rows.indices)
  }
}

extension LayoutEngine {
  /// Whether `row` in force is the same as one that was written, up to constant and priorities.
  fileprivate func isRow(_ row: RowID, written index: Int, in draft: RowDraft) -> Bool {
    let written = draft.rows[index]
    guard source(of: row) == written.source, let kind = kind(of: row),
      kind.isSameRelation(as: written.kind), let terms = try? solver.terms(of: row)
    else { return false }
    return draft.hasTerms(terms, at: index)
  }

  /// Gives a row in force the constant and priorities that were written.
  ///
  /// - Returns: whether it can hold so.
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
