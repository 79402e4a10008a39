// SPDX-License-Identifier: MIT

// Required equalities alone determine most of an interface: margins, fixed sizes, the window's
// size. No dual step can change that part, so the passes that look for rows that give way do not
// enter it. A fixed variable that is not known as one only costs time: new ones are noted where
// that is cheap, former ones always.
extension Engine {
  /// Whether a row's defined variable follows from rigid rows alone.
  @inline(__always)
  func isFixing(_ row: Int32) -> Bool {
    guard rows[row].isRigid else { return false }
    for entry in rows[row].entries where entry != rows[row].place {
      guard variables[entries[entry].variable].isFixed else { return false }
    }
    return true
  }

  /// Notes that a variable is fixed now, if it is, and what follows from that.
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

  /// Notes that a variable is about to lose its definition, or its definition is no longer rigid.
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
