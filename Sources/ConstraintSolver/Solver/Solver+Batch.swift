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
    for (index, entry) in batch.entries.enumerated() {
      try check(entry.kind, entry.constant)
      try read(batch.terms.span.extracting(batch.range(of: index)))
    }
    if try addTogether(batch) {
      return BatchOutcome(rows: newRows.map { id(ofRow: $0) }, refused: [])
    }
    return try addInTurn(batch)
  }

  /// Enters all rows at once, or none of them if they do not all hold.
  private mutating func addTogether(_ batch: RowBatch) throws(SolverError) -> Bool {
    engine.beginCheckpoint(batch.count * 8 > Int(engine.rows.count) ? .whole : .writes)
    newRows.removeAll(keepingCapacity: true)
    for (index, entry) in batch.entries.enumerated() {
      try read(batch.terms.span.extracting(batch.range(of: index)))
      let cost = cost(entry.kind)
      newRows.append(
        engine.makeRow(
          terms, constant: entry.constant, below: cost.below, above: cost.above, kind: cost.kind))
    }
    engine.enter(batch: newRows)
    guard engine.settleRequired() == nil else {
      engine.rollBack()
      return false
    }
    engine.commit()
    return true
  }

  private mutating func addInTurn(_ batch: RowBatch) throws(SolverError) -> BatchOutcome {
    var outcome = BatchOutcome(rows: Array(repeating: nil, count: batch.count), refused: [])
    for isRequiredRound in [true, false] {
      for (index, entry) in batch.entries.enumerated()
      where cost(entry.kind).isRequired == isRequiredRound {
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
