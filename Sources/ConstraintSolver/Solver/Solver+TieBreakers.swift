// SPDX-License-Identifier: MIT

/// Chooses between equally good layouts.
extension Solver {
  /// The number of changes of the basis. After such a change ``freeVariables()`` may return a
  /// different result.
  package var basisChanges: Int { engine.counters.pivots + engine.counters.handOvers }

  /// The variables that may move without changing the cost of any row. These are all ambiguous
  /// variables, and possibly some that a row stops at once.
  ///
  /// Variables that a bound holds at zero count as fixed.
  ///
  /// - Complexity: linear in the variables that no row defines and in the rows with a side without
  ///   cost, plus everything downstream of those that are free.
  package mutating func freeVariables() -> [VariableID] {
    update()
    var isFree: [Bool] = []
    engine.downstream.isComplete = true
    defer { engine.downstream.isComplete = false }
    engine.forgetDefined()
    for variable in engine.pendingWork.looseVariables
    where engine.variables[variable].uses > (engine.variables[variable].bound < 0 ? 0 : 1) {
      engine.beginColumn(ofLoose: variable)
      noteColumn(in: &isFree)
    }
    for row in engine.pendingWork.oneSidedRows where engine.isUnused(row) {
      engine.beginColumn(ofRow: row)
      noteColumn(in: &isFree)
    }
    return isFree.indices.filter { isFree[$0] }.map { id(ofVariable: Int32($0)) }
  }

  /// The variables that may have other, equally good values: ``freeVariables()``, and variables
  /// that no row mentions. The values of all other variables are unique.
  ///
  /// - Complexity: that of ``freeVariables()``.
  package mutating func looseVariables() -> [VariableID] {
    let free = freeVariables()
    return free
      + engine.pendingWork.looseVariables.filter { engine.variables[$0].uses <= 1 }
      .map { id(ofVariable: $0) }
  }

  /// Whether the rows, tie-breakers included, may allow other values at the same cost: a variable
  /// that a row mentions is loose, or the dual of an active row is at an end of its interval. If
  /// false, the values of all variables that a row mentions are unique.
  ///
  /// - Complexity: linear in the rows.
  package mutating func mayHaveOtherOptimum() -> Bool {
    update()
    engine.forgetDefined()
    return (0..<engine.rows.count).contains { engine.isAtEnd($0) }
      || engine.pendingWork.looseVariables.contains {
        engine.variables[$0].uses > (engine.variables[$0].bound < 0 ? 0 : 1)
      }
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

  /// Adds a tie-breaker: a row that only chooses between equally good layouts. Ranks are 0 to 3.
  /// Rows with a priority and tie-breakers of a lower rank take precedence.
  ///
  /// Tie-breakers make no value unique for ``ambiguity(of:)``, and are never part of a conflict.
  package mutating func addTieBreaker(
    _ terms: [Term], _ relation: Relation, _ constant: Double, rank: Int
  ) throws(SolverError) -> RowID {
    guard constant.isFinite else { throw .notFinite }
    try read(terms.span)
    let level = Row.tieBreaker(rank)
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
  /// Removes variables that a row now defines, and rows without a free side, from their lists.
  fileprivate mutating func forgetDefined() {
    var loose: [Int32] = []
    for variable in pendingWork.looseVariables {
      if variables[variable].isAlive, variables[variable].definer == Variable.loose {
        loose.append(variable)
      } else {
        variables[variable].isListed = false
      }
    }
    pendingWork.looseVariables = loose
    var oneSided: [Int32] = []
    for row in pendingWork.oneSidedRows {
      if rows[row].state != .free, rows[row].isOneSided {
        oneSided.append(row)
      } else {
        rows[row].isListed = false
      }
    }
    pendingWork.oneSidedRows = oneSided
  }

  /// Whether an active inequality could become inactive at no cost.
  fileprivate func isUnused(_ row: Int32) -> Bool {
    switch rows[row].state {
    case .definer, .core: rows[row].dual < 0 && rows[row].isOneSided
    case .free, .inactive: false
    }
  }

  /// Whether the dual of an active row is at an end of its interval, so that the row could become
  /// inactive at no cost.
  fileprivate func isAtEnd(_ row: Int32) -> Bool {
    switch rows[row].state {
    case .free, .inactive: return false
    case .definer, .core: break
    }
    return [1.0, -1].contains { direction in
      let level = rows[row].level(direction)
      var gap = Gap(dual: rows[row].dual, endLevel: level, rate: direction)
      return level != Row.required && gap.next(in: duals) == nil
    }
  }
}
