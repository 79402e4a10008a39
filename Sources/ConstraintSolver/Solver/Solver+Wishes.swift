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
  /// - Complexity: linear in the variables that no row defines and the rows that may let go to one side,
  ///   and what lies downstream of each freedom.
  package mutating func freeVariables() -> [VariableID] {
    update()
    var isFree: [Bool] = []
    engine.downstream.isComplete = true
    defer { engine.downstream.isComplete = false }
    engine.forgetDefined()
    for variable in engine.agenda.looseVariables
    where engine.variables[variable].uses > (engine.variables[variable].bound < 0 ? 0 : 1) {
      engine.beginColumn(ofLoose: variable)
      noteColumn(in: &isFree)
    }
    for row in engine.agenda.oneSidedRows where engine.isUnused(row) {
      engine.beginColumn(ofRow: row)
      noteColumn(in: &isFree)
    }
    return isFree.indices.filter { isFree[$0] }.map { id(ofVariable: Int32($0)) }
  }

  /// The variables that may have other values that are equally good: ``freeVariables()``, and those that
  /// nothing mentions. All others are unique.
  ///
  /// - Complexity: that of ``freeVariables()``.
  package mutating func looseVariables() -> [VariableID] {
    let free = freeVariables()
    return free
      + engine.agenda.looseVariables.filter { engine.variables[$0].uses <= 1 }
      .map { id(ofVariable: $0) }
  }

  private mutating func noteColumn(in isFree: inout [Bool]) {
    if isFree.isEmpty {
      isFree = Array(repeating: false, count: Int(engine.variables.count))
    }
    for index in engine.downstream.order.indices {
      let variable = engine.downstream.order[index]
      if engine.downstream.weight[variable] != 0 { isFree[Int(variable)] = true }
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
  /// Takes variables that a row defines by now, and rows that may not let go, off their lists.
  fileprivate mutating func forgetDefined() {
    var loose: [Int32] = []
    for variable in agenda.looseVariables {
      if variables[variable].isAlive, variables[variable].definer == Variable.loose {
        loose.append(variable)
      } else {
        variables[variable].isListed = false
      }
    }
    agenda.looseVariables = loose
    var oneSided: [Int32] = []
    for row in agenda.oneSidedRows {
      if rows[row].state != .free, rows[row].isOneSided {
        oneSided.append(row)
      } else {
        rows[row].isListed = false
      }
    }
    agenda.oneSidedRows = oneSided
  }

  /// Whether an active inequality could let go without any cost.
  fileprivate func isUnused(_ row: Int32) -> Bool {
    switch rows[row].state {
    case .definer, .core: rows[row].dual < 0 && rows[row].isOneSided
    case .free, .inactive: false
    }
  }
}
