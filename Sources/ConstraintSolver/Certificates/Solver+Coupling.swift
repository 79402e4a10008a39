// SPDX-License-Identifier: MIT

// Rows couple variables: when a row pulls one of its variables, the others may have to move. Only
// variables that rigid rows fix pass nothing on, as long as their values stay the same. So an
// interface consists of many small independent parts, and a change in one part does not affect the
// others.
extension Solver {
  /// Calls `body` with the variables that a change of `row` affects directly, before or after the
  /// change.
  package func forEachVariable(movedBy row: RowID, _ body: (VariableID) -> Void) {
    guard let index = try? index(of: row) else { return }
    for entry in engine.rows[index].entries {
      let variable = engine.entries[entry].variable
      guard !engine.variables[variable].isFixed || engine.variables[variable].definer == index
      else { continue }
      body(id(ofVariable: variable))
    }
  }

  /// Calls `body` with the variables in `start` and with every variable whose best value may change
  /// because of them, in no particular order. Stale ids are ignored.
  ///
  /// - Complexity: linear in the rows of the reported variables.
  package func forEachVariable(coupledTo start: [VariableID], _ body: (VariableID) -> Void) {
    var isVisited = [Bool](repeating: false, count: Int(engine.variables.count))
    var pending: [Int32] = []
    for variable in start {
      guard let index = try? index(of: variable), !isVisited[Int(index)] else { continue }
      isVisited[Int(index)] = true
      pending.append(index)
    }
    while let variable = pending.popLast() {
      body(id(ofVariable: variable))
      let isFixed = engine.variables[variable].isFixed
      var place = engine.variables[variable].first
      while place >= 0 {
        let row = engine.entries[place].row
        place = engine.entries[place].next
        for entry in engine.rows[row].entries {
          let other = engine.entries[entry].variable
          guard !isVisited[Int(other)] else { continue }
          // A fixed variable depends only on other fixed variables.
          if engine.variables[other].isFixed,
            !(isFixed && engine.variables[other].definer == row)
          {
            continue
          }
          isVisited[Int(other)] = true
          pending.append(other)
        }
      }
    }
  }

  /// Whether rigid rows alone determine the variable, or no row mentions it. Some fixed variables
  /// are not known as such: the result is then false.
  package func isFixed(_ variable: VariableID) -> Bool {
    guard let index = try? index(of: variable) else { return false }
    return engine.variables[index].isFixed || engine.variables[index].first < 0
  }
}
