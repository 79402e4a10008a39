// SPDX-License-Identifier: MIT

// Required equalities alone determine most of an interface: margins, fixed sizes and the window's
// size. No dual step can change that part. The passes that look for rows that can leave the basis
// therefore do not enter it. A fixed variable that is not marked as fixed only costs time. New
// fixed variables are marked where that is cheap. A mark that has become wrong is always removed.
extension Engine {
  /// Whether rigid rows alone determine the variable that a row defines.
  @inline(__always)
  func isFixing(_ row: Int32) -> Bool {
    guard rows[row].isRigid else { return false }
    for entry in rows[row].entries where entry != rows[row].place {
      guard variables[entries[entry].variable].isFixed else { return false }
    }
    return true
  }

  /// Marks a variable as fixed if rigid rows alone determine it, and then the variables that follow
  /// from it.
  mutating func noteFixed(_ variable: Int32) {
    guard !variables[variable].isFixed, variables[variable].definer >= 0,
      isFixing(variables[variable].definer)
    else { return }
    variables[variable].isFixed = true
    var pending = [variable]
    while let variable = pending.popLast() {
      var entry = variables[variable].first
      while entry >= 0 {
        let row = entries[entry].row
        entry = entries[entry].next
        guard rows[row].state == .definer, !variables[rows[row].variable].isFixed, isFixing(row)
        else { continue }
        variables[rows[row].variable].isFixed = true
        pending.append(rows[row].variable)
      }
    }
  }

  /// Removes the mark of a fixed variable that loses its definition, or whose definition is no
  /// longer rigid. Also removes the marks of the variables that follow from it.
  mutating func unfix(_ variable: Int32) {
    guard variables[variable].isFixed else { return }
    variables[variable].isFixed = false
    var pending = [variable]
    while let variable = pending.popLast() {
      var entry = variables[variable].first
      while entry >= 0 {
        let row = entries[entry].row
        entry = entries[entry].next
        guard rows[row].state == .definer, variables[rows[row].variable].isFixed else { continue }
        variables[rows[row].variable].isFixed = false
        pending.append(rows[row].variable)
      }
    }
  }
}
