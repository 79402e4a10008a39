// SPDX-License-Identifier: MIT

extension Engine {
  /// The number of changes after which a row is hot: its column is kept.
  private static let hotAfter: UInt8 = 2
  /// The number of uses after which the values are evaluated from the rows, so that rounding errors
  /// do not add up.
  private static let usesBeforeEvaluation = 256

  /// Moves the variables that depend on an active row after its constant has grown by `change`.
  mutating func shift(_ row: Int32, by change: Double) {
    if rows[row].changes < Engine.hotAfter {
      rows[row].changes += 1
      beginColumn(ofRow: row)
      move(by: change)
      return
    }
    let slot = hotColumn(of: row)
    hot.uses += 1
    hot[slot].lastUse = hot.uses
    hot[slot].uses += 1
    hot[slot].hasMoved = true
    counters.entriesTouched += Int(hot[slot].variables.count)
    let weights = hot[slot].weights
    values.add(weights, times: change)
    for index in hot[slot].rows.indices {
      let other = hot[slot].rows[index]
      if rows[other].state == .inactive { check(other) }
    }
    if hot[slot].uses >= Engine.usesBeforeEvaluation {
      hot[slot].uses = 0
      if rows[row].state == .definer { markStale(rows[row].variable) }
    }
  }

  /// The slot of the row's column. Computes the column if it is not kept.
  private mutating func hotColumn(of row: Int32) -> Int {
    var oldest = 0
    for slot in 0..<HotColumns.count {
      if hot[slot].row == row { return slot }
      if hot[slot].row < 0 || hot[oldest].row >= 0 && hot[slot].lastUse < hot[oldest].lastUse {
        oldest = slot
      }
    }
    dropHotColumn(oldest)
    hot.inUse += 1
    hot[oldest].reset(to: row, variables: variables.count, rows: rows.count)
    downstream.isComplete = true
    beginColumn(ofRow: row)
    downstream.isComplete = false
    for index in downstream.order.indices {
      let variable = downstream.order[index]
      let weight = downstream.weight[variable]
      if weight != 0 { hot[oldest].add(variable, weight) }
    }
    for index in downstream.inactive.indices { hot[oldest].list(downstream.inactive[index]) }
    endColumn()
    return oldest
  }

  mutating func dropHotColumn(_ slot: Int) {
    guard hot[slot].row >= 0 else { return }
    hot.inUse -= 1
    if hot[slot].hasMoved {
      for index in hot[slot].variables.indices { changes.note(hot[slot].variables[index]) }
    }
    hot[slot].clear()
  }

  mutating func dropHotColumn(ofRow row: Int32) {
    guard hot.inUse > 0 else { return }
    for slot in 0..<HotColumns.count where hot[slot].row == row { dropHotColumn(slot) }
  }

  mutating func dropHotColumns() {
    for slot in 0..<HotColumns.count where hot[slot].row >= 0 { dropHotColumn(slot) }
  }

  /// Adds the variables that hot columns moved to the change log.
  mutating func noteHotChanges() {
    for slot in 0..<HotColumns.count where hot[slot].hasMoved {
      for index in hot[slot].variables.indices { changes.note(hot[slot].variables[index]) }
      hot[slot].hasMoved = false
    }
  }

  // MARK: Keeping columns valid

  /// Corrects the columns when two rows are exchanged, while the column of the leaving row is in
  /// ``downstream``. From now on the leaving row moves so far that the residual of the entering row
  /// does not change.
  mutating func correctHotColumns(leaving: UpstreamPass.Part, entering: Int32) {
    guard hot.inUse > 0 else { return }
    for slot in 0..<HotColumns.count where hot[slot].row >= 0 {
      if hot[slot].row == leaving.row {
        dropHotColumn(slot)
        continue
      }
      let change = hot[slot].residualChange(rows[entering].entries, of: entries)
      guard change != 0 else { continue }
      // A pass that stopped at unobserved variables has no weights for them.
      if downstream.reachedUnobserved {
        dropHotColumn(slot)
        continue
      }
      hot[slot].add(downstream.order, downstream.weight, times: -change / leaving.factor)
      hot[slot].list(downstream.inactive)
      if leaving.row >= 0 { hot[slot].list(leaving.row) }
    }
  }

  /// Updates the hot columns for a row that was entered.
  mutating func noteEntered(_ row: Int32) {
    guard hot.inUse > 0 else { return }
    for slot in 0..<HotColumns.count where hot[slot].row >= 0 {
      guard hot[slot].moves(rows[row].entries, of: entries) else { continue }
      if rows[row].state == .inactive { hot[slot].list(row) } else { dropHotColumn(slot) }
    }
  }

  /// Drops the hot columns that depend on a variable that becomes loose or on the active row that
  /// it replaces.
  mutating func noteLoosened(_ variable: Int32, leaving row: Int32) {
    for slot in 0..<HotColumns.count where hot[slot].row >= 0 {
      if hot[slot].row == row || hot[slot].factor(of: variable) != 0 { dropHotColumn(slot) }
    }
  }
}
