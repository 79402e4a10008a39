// SPDX-License-Identifier: MIT

extension Engine {
  /// The change of a row's residual in the current column.
  @inline(__always)
  func residualChange(of row: Int32) -> Double {
    var change = 0.0
    for entry in rows[row].entries {
      change = Tolerance.sum(
        change, entries[entry].coefficient * downstream.weight[entries[entry].variable])
    }
    return change
  }

  /// Begins a column that includes unobserved variables.
  mutating func beginCompleteColumn(ofRow row: Int32) {
    downstream.isComplete = true
    beginColumn(ofRow: row)
    downstream.isComplete = false
  }

  /// Changes the constant within a range in which no row becomes inconsistent. If the row is
  /// active, its column must be current.
  mutating func advance(_ row: Int32, to constant: Double, from old: Double) {
    rows[row].constant = constant
    guard rows[row].state != .inactive else { return }
    for index in downstream.order.indices {
      let variable = downstream.order[index]
      values[variable] += downstream.weight[variable] * (constant - old)
      downstream.weight[variable] = 0
    }
  }

  /// Moves an inactive row at zero to the other side, by one dual step and the steps that follow.
  ///
  /// - Returns: whether the required rows allow it.
  mutating func cross(_ row: Int32, residualSign: Double) -> Bool {
    let isRequired = rows[row].level(residualSign) == Row.required
    // The step has no length. Only its direction counts.
    let residual = residualSign * .leastNonzeroMagnitude
    guard dualStep(row, residual: residual, isRequired: isRequired) else { return false }
    optimize()
    return true
  }
}
