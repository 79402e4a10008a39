// SPDX-License-Identifier: MIT

/// Which of several equally good layouts is shown.
extension Solver {
  /// The work after which ``freeVariables()`` may answer differently than before.
  package var basisChanges: Int { engine.counters.pivots + engine.counters.handOvers }

  /// The variables that may move while every row that costs anything stays as it is: all that are
  /// ambiguous, and perhaps some that a row stops at once.
  ///
  /// Bounds that hold a variable at zero are taken as fixed.
  ///
  /// - Complexity: linear in rows and variables, and what lies downstream of each freedom.
  package mutating func freeVariables() -> [VariableID] {
    update()
    var isFree = [Bool](repeating: false, count: Int(engine.variables.count))
    var found = false
    engine.downstream.isComplete = true
    defer { engine.downstream.isComplete = false }
    for variable in 0..<engine.variables.count
    where engine.variables[variable].isAlive
      && engine.variables[variable].definer == Variable.loose
      && engine.variables[variable].uses > (engine.variables[variable].bound < 0 ? 0 : 1)
    {
      engine.beginColumn(ofLoose: variable)
      noteColumn(in: &isFree, &found)
    }
    for row in 0..<engine.rows.count where engine.isUnused(row) {
      engine.beginColumn(ofRow: row)
      noteColumn(in: &isFree, &found)
    }
    guard found else { return [] }
    return isFree.indices.filter { isFree[$0] }.map { id(ofVariable: Int32($0)) }
  }

  private mutating func noteColumn(in isFree: inout [Bool], _ found: inout Bool) {
    for index in engine.downstream.order.indices {
      let variable = engine.downstream.order[index]
      guard engine.downstream.weight[variable] != 0 else { continue }
      isFree[Int(variable)] = true
      found = true
    }
    engine.endColumn()
  }

  /// Adds a row that counts only where all rows with a priority leave a choice, and only where wishes
  /// of a lower rank (0 to 3) leave one.
  ///
  /// Wishes make no value unique for ``ambiguity(of:)``, and are never part of a conflict.
  package mutating func addWish(
    _ terms: [Term], _ relation: Relation, _ constant: Double, rank: Int
  ) throws(SolverError) -> RowID {
    guard constant.isFinite else { throw .notFinite }
    try read(terms.span)
    let level = Row.wish(rank)
    let kind: Row.Kind
    switch relation {
    case .lessThanOrEqual: kind = .lessThanOrEqual
    case .equal: kind = .equal
    case .greaterThanOrEqual: kind = .greaterThanOrEqual
    }
    return id(
      ofRow: engine.addRow(
        constant: constant, below: relation == .lessThanOrEqual ? Row.free : level,
        above: relation == .greaterThanOrEqual ? Row.free : level, kind: kind))
  }
}

extension Engine {
  /// Whether an active inequality could let go without any cost.
  fileprivate func isUnused(_ row: Int32) -> Bool {
    let row = rows[row]
    switch row.state {
    case .definer, .core: break
    case .free, .inactive: return false
    }
    return row.dual < 0 && row.kind != .bound && (row.below == Row.free || row.above == Row.free)
  }
}
