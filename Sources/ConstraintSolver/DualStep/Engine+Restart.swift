// SPDX-License-Identifier: MIT

extension Engine {
  /// Clears the basis and all duals, and queues every row.
  ///
  /// This is the remedy if rounding has made the basis irregular. The rows still exist, and every
  /// vertex can be reached from a basis of loose variables.
  mutating func restart() {
    counters.restarts += 1
    step.restarts += 1
    isBroken = false
    dropHotColumns()
    blocks = Blocks()
    pendingWork.stale.removeAll()
    for variable in 0..<variables.count {
      variables[variable].definer = Variable.loose
      variables[variable].block = -1
      variables[variable].observers = 0
      variables[variable].isStale = false
      variables[variable].isFixed = false
      if variables[variable].isAlive { noteLoose(variable) }
    }
    for row in 0..<rows.count where rows[row].state != .free {
      clearDual(row)
      rows[row].state = .inactive
      rows[row].variable = -1
      rows[row].place = -1
      rows[row].slope = 0
      rows[row].isDeferred = false
      observe(by: row)
    }
    for row in 0..<rows.count where rows[row].state != .free { check(row) }
  }
}
