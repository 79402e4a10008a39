// SPDX-License-Identifier: MIT

extension Engine {
  /// Forgets the basis and all duals, and queues every row.
  ///
  /// The way out when rounding has made the basis irregular: the rows are still there, and from a
  /// basis of loose variables any vertex can be reached.
  mutating func restart() {
    counters.restarts += 1
    step.restarts += 1
    isBroken = false
    dropHotColumns()
    blocks = Blocks()
    agenda.stale.removeAll()
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
      observe(by: row)
    }
    for row in 0..<rows.count where rows[row].state != .free { check(row) }
  }
}
