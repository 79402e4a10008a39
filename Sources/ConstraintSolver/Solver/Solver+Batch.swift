// SPDX-License-Identifier: MIT

extension Solver {
  /// Enters the rows of a batch.
  ///
  /// A required row that contradicts earlier required rows is refused and leaves no trace. The rows
  /// after it are still entered. While nothing is refused, this is much faster than adding the rows
  /// one by one.
  ///
  /// - Throws: an error for malformed rows. No row is entered then.
  public mutating func add(_ batch: RowBatch) throws(SolverError) -> BatchOutcome {
    try add(batch, explaining: true)
  }

  /// Enters the rows of a batch, for a caller that resolves conflicts by itself.
  ///
  /// - Parameter explaining: whether conflicts are looked for. If not, ``BatchOutcome/refused``
  ///   stays empty.
  package mutating func add(
    _ batch: RowBatch, explaining: Bool
  ) throws(SolverError) -> BatchOutcome {
    var outcome = BatchOutcome(rows: Array(repeating: nil, count: batch.count), refused: [])
    if try addTogether(batch, Array(batch.entries.indices), &outcome) { return outcome }
    if !explaining, try addSkippingConflicts(batch, &outcome) { return outcome }
    let required = batch.entries.indices.filter { Solver.cost(batch.entries[$0].kind).isRequired }
    let others = batch.entries.indices.filter { !Solver.cost(batch.entries[$0].kind).isRequired }
    // Only required rows decide which required rows hold. The other rows are entered first because
    // they leave fewer unknowns.
    _ = try addTogether(batch, others, &outcome)
    try addHalves(of: required[...], batch, &outcome, explaining: explaining)
    return outcome
  }

  /// Enters the rows together, or enters none of them.
  ///
  /// - Returns: whether all rows hold.
  private mutating func addTogether(
    _ batch: RowBatch, _ indices: some Collection<Int>, _ outcome: inout BatchOutcome
  ) throws(SolverError) -> Bool {
    guard !indices.isEmpty else { return true }
    engine.beginCheckpoint(indices.count * 8 > Int(engine.rows.count) ? .whole : .writes)
    do throws(SolverError) {
      try enterTogether(batch, indices)
    } catch {
      engine.rollBack()
      throw error
    }
    guard engine.makeFeasible() == nil else {
      engine.rollBack()
      return false
    }
    engine.commit()
    for (place, index) in indices.enumerated() { outcome.rows[index] = id(ofRow: newRows[place]) }
    return true
  }

  /// Enters all rows except required rows that contradict others. It leaves out the latest row of
  /// each contradicting set.
  ///
  /// - Returns: `false`, with no row entered, if the arithmetic breaks down.
  private mutating func addSkippingConflicts(
    _ batch: RowBatch, _ outcome: inout BatchOutcome
  ) throws(SolverError) -> Bool {
    // A long step that fails leaves the duals incomplete.
    engine.step.takesLongSteps = false
    defer { engine.step.takesLongSteps = true }
    engine.beginCheckpoint(.whole)
    // Malformed batches have already been refused.
    try enterTogether(batch, batch.entries.indices)
    let first = engine.rows[newRows[0]].sequence
    while let failing = engine.makeFeasible() {
      let parts = engine.conflict(of: failing)
      let latest = parts.map({ $0.row }).max { engine.rows[$0].sequence < engine.rows[$1].sequence }
      guard let latest, engine.rows[latest].sequence >= first else {
        engine.rollBack()
        return false
      }
      newRows[Int(engine.rows[latest].sequence - first)] = -1
      engine.removeRow(latest)
      engine.step.ordersRequiredBySize = true
      if latest != failing { engine.check(failing) }
    }
    engine.commit()
    for (index, row) in newRows.enumerated() where row >= 0 { outcome.rows[index] = id(ofRow: row) }
    return true
  }

  private mutating func enterTogether(
    _ batch: RowBatch, _ indices: some Collection<Int>
  ) throws(SolverError) {
    newRows.removeAll(keepingCapacity: true)
    if indices.count == batch.count { reserveCapacity(for: batch) }
    for index in indices {
      let entry = batch.entries[index]
      try Solver.check(entry.kind, entry.constant)
      try read(batch.terms.span.extracting(batch.range(of: index)))
      let cost = Solver.cost(entry.kind)
      newRows.append(
        engine.makeRow(
          constant: entry.constant, below: cost.below, above: cost.above, kind: cost.kind))
    }
    engine.enter(batch: newRows)
  }

  /// Enters required rows that do not all hold. It leaves out each row that contradicts earlier
  /// rows, and enters halves that hold as wholes.
  ///
  /// - Complexity: that of entering all rows, times the logarithm of their number if some are
  ///   refused.
  private mutating func addHalves(
    of indices: ArraySlice<Int>, _ batch: RowBatch, _ outcome: inout BatchOutcome, explaining: Bool
  ) throws(SolverError) {
    guard indices.count > 1 else {
      guard explaining, let index = indices.first else { return }
      let entry = batch.entries[index]
      do throws(SolverError) {
        try read(batch.terms.span.extracting(batch.range(of: index)))
        outcome.rows[index] = try enter(entry.kind, entry.constant)
      } catch {
        guard case .conflict(let conflict) = error else { throw error }
        outcome.refused.append(.init(index: index, conflict: conflict))
      }
      return
    }
    let middle = indices.startIndex + indices.count / 2
    for half in [indices[..<middle], indices[middle...]]
    where try !addTogether(batch, half, &outcome) {
      try addHalves(of: half, batch, &outcome, explaining: explaining)
    }
  }

  /// Reserves exact memory for a batch that is large in proportion to the existing rows. For small
  /// batches the arrays double as usual.
  private mutating func reserveCapacity(for batch: borrowing RowBatch) {
    let rows = Int(engine.rows.count)
    guard batch.count * 4 > rows else { return }
    newRows.reserveCapacity(batch.count)
    engine.reserve(
      variables: 0, rows: rows + batch.count,
      terms: Int(engine.entries.count) + batch.terms.count)
  }
}
