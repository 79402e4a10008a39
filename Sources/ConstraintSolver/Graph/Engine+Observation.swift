// SPDX-License-Identifier: MIT

// Most variables of a layout are not needed until the values are read. For example, the positions
// of a list's rows follow from the heights, and no inequality mentions them. When such a variable
// moves, the solver defers the move. It evaluates everything that depends on it once, at the end.
// An *observer* of a variable is an inactive row (its residual decides the next step), a core row,
// or the definition of another observed variable.
extension Engine {
  /// Adds an inactive row or a core row to the observers of its variables.
  mutating func observe(by row: Int32) {
    for entry in rows[row].entries { retain(entries[entry].variable) }
  }

  mutating func stopObserving(by row: Int32) {
    for entry in rows[row].entries { release(entries[entry].variable) }
  }

  mutating func retain(_ variable: Int32) {
    variables[variable].observers += 1
    guard variables[variable].observers == 1 else { return }
    retainDefinition(of: variable)
  }

  mutating func release(_ variable: Int32) {
    variables[variable].observers -= 1
    guard variables[variable].observers == 0 else { return }
    releaseDefinition(of: variable)
  }

  /// Adds the definition of an observed variable to the observers of its other variables.
  mutating func retainDefinition(of variable: Int32) { addObserver(1, upstreamOf: variable) }

  mutating func releaseDefinition(of variable: Int32) { addObserver(-1, upstreamOf: variable) }

  /// Adds 1 or −1 to the observers of the variables that define `variable`. Continues with each
  /// variable that gets its first observer or loses its last one.
  private mutating func addObserver(_ change: Int32, upstreamOf variable: Int32) {
    let turningPoint: Int32 = change > 0 ? 1 : 0
    var next: Int32? = variable
    while let variable = next {
      let definer = variables[variable].definer
      if definer >= 0 {
        for entry in rows[definer].entries where entry != rows[definer].place {
          let other = entries[entry].variable
          variables[other].observers += change
          if variables[other].observers == turningPoint { observing.append(other) }
        }
      }
      next = observing.popLast()
    }
  }

  // MARK: Stale values

  @inline(__always)
  mutating func markStale(_ variable: Int32) {
    guard !variables[variable].isStale else { return }
    variables[variable].isStale = true
    pendingWork.stale.append(variable)
  }

  /// Evaluates the deferred moves. Everything downstream of an unobserved variable is unobserved.
  mutating func evaluateStale() {
    guard !pendingWork.stale.isEmpty else { return }
    downstream.isComplete = true
    defer { downstream.isComplete = false }
    beginVisit()
    for variable in pendingWork.stale {
      variables[variable].isStale = false
      if downstream.mark[variable] != downstream.epoch { visitDownstream(variable) }
    }
    pendingWork.stale.removeAll(keepingCapacity: true)
    for index in downstream.order.indices.reversed() {
      let variable = downstream.order[index]
      let definer = variables[variable].definer
      // A variable that has lost its definition since then keeps its value.
      guard definer >= 0 else { continue }
      values[variable] = definedValue(variable, by: definer)
      changes.note(variable)
    }
  }

  /// The value that makes the residual of a variable's definition zero.
  @inline(__always)
  func definedValue(_ variable: Int32, by definer: Int32) -> Double {
    let place = rows[definer].place
    var sum = rows[definer].constant
    for entry in rows[definer].entries where entry != place {
      sum -= entries[entry].coefficient * values[entries[entry].variable]
    }
    return sum / entries[place].coefficient
  }
}
