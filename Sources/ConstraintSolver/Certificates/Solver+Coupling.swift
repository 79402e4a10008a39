// SPDX-License-Identifier: MIT

// Rows couple variables: what one row pulls another may have to give way to. Only variables that rigid
// rows fix do not pass anything on, as long as their values stay, so an interface falls apart into many
// small parts, and a change in one has no influence on another.
extension Solver {
  /// Hands over the variables that a change of `row`, about to be made or just made, bears on directly.
  package func forEachVariable(movedBy row: RowID, _ body: (VariableID) -> Void) {
    guard let index = try? index(of: row) else { return }
    for entry in engine.rows[index].entries {
      let variable = engine.entries[entry].variable
      guard !engine.variables[variable].isFixed || engine.variables[variable].definer == index
      else { continue }
      body(id(ofVariable: variable))
    }
  }

  /// Hands over every variable whose best value may be another one because of those in `start`, and
  /// these too, in no particular order. Stale ids are left out.
  ///
  /// - Complexity: linear in the rows of the variables handed over.
  package func forEachVariable(coupledTo start: [VariableID], _ body: (VariableID) -> Void) {
    var isSeen = [Bool](repeating: false, count: Int(engine.variables.count))
    var pending: [Int32] = []
    for variable in start {
      guard let index = try? index(of: variable), !isSeen[Int(index)] else { continue }
      isSeen[Int(index)] = true
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
          guard !isSeen[Int(other)] else { continue }
          // A fixed variable follows other fixed ones alone.
          if engine.variables[other].isFixed,
            !(isFixed && engine.variables[other].definer == row)
          {
            continue
          }
          isSeen[Int(other)] = true
          pending.append(other)
        }
      }
    }
  }

  /// Whether rigid rows alone give a variable its value, or none does. Some of which that is true are not known.
  package func isFixed(_ variable: VariableID) -> Bool {
    guard let index = try? index(of: variable) else { return false }
    return engine.variables[index].isFixed || engine.variables[index].first < 0
  }
}
