// SPDX-License-Identifier: MIT

extension Solver {
  /// Enters the rows of a batch: the required ones first, in their order, then the others.
  ///
  /// A required row that cannot hold together with those before it is refused and leaves no trace;
  /// the rows after it are entered all the same. While nothing is refused this is much faster than
  /// adding the rows one by one.
  ///
  /// - Throws: an error for malformed rows, in which case no row at all is entered.
  public mutating func add(_ batch: RowBatch) throws(SolverError) -> BatchOutcome {
    let together: Bool
    engine.beginCheckpoint(batch.count * 8 > Int(engine.rows.count) ? .whole : .writes)
    do throws(SolverError) {
      together = try addTogether(batch)
    } catch {
      engine.rollBack()
      throw error
    }
    guard together else {
      engine.rollBack()
      return try addInTurn(batch)
    }
    engine.commit()
    var rows: [RowID?] = []
    rows.reserveCapacity(newRows.count)
    for row in newRows { rows.append(id(ofRow: row)) }
    return BatchOutcome(rows: rows, refused: [])
  }

  /// Enters all rows at once.
  ///
  /// - Returns: whether they all hold.
  private mutating func addTogether(_ batch: RowBatch) throws(SolverError) -> Bool {
    newRows.removeAll(keepingCapacity: true)
    makeRoom(for: batch)
    var start = 0
    for entry in batch.entries {
      try Solver.check(entry.kind, entry.constant)
      try read(batch.terms.span.extracting(start..<entry.end))
      start = entry.end
      let cost = Solver.cost(entry.kind)
      newRows.append(
        engine.makeRow(
          constant: entry.constant, below: cost.below, above: cost.above, kind: cost.kind))
    }
    engine.enter(batch: newRows)
    return engine.settleRequired() == nil
  }

  /// Makes exact room for a batch that is large beside what there is; small ones let it double.
  private mutating func makeRoom(for batch: borrowing RowBatch) {
    let rows = Int(engine.rows.count)
    guard batch.count * 4 > rows else { return }
    newRows.reserveCapacity(batch.count)
    engine.reserve(
      variables: 0, rows: rows + batch.count,
      terms: Int(engine.entries.count) + batch.terms.count)
  }

  private mutating func addInTurn(_ batch: RowBatch) throws(SolverError) -> BatchOutcome {
    var outcome = BatchOutcome(rows: Array(repeating: nil, count: batch.count), refused: [])
    for isRequiredRound in [true, false] {
      for (index, entry) in batch.entries.enumerated()
      where Solver.cost(entry.kind).isRequired == isRequiredRound {
        do throws(SolverError) {
          try read(batch.terms.span.extracting(batch.range(of: index)))
          outcome.rows[index] = try enter(entry.kind, entry.constant)
        } catch {
          guard case .conflict(let conflict) = error else { throw error }
          outcome.refused.append(.init(index: index, conflict: conflict))
        }
      }
    }
    return outcome
  }
}
