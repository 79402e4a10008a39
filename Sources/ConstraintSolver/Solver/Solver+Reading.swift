// SPDX-License-Identifier: MIT

extension Solver {
  /// Brings the values up to date. Reading a value does this too.
  public mutating func update() { engine.settle() }

  /// The best value of a variable, up to date; not a number for a stale id.
  public mutating func value(of variable: VariableID) -> Double {
    update()
    return value(variable)
  }

  /// The best values of four variables, which costs a host that owns the solver one access.
  package mutating func values(
    of first: VariableID, _ second: VariableID, _ third: VariableID, _ fourth: VariableID
  ) -> (Double, Double, Double, Double) {
    update()
    return (value(first), value(second), value(third), value(fourth))
  }

  /// Hands over the best values of variables in their order; not a number for stale ids.
  package mutating func forEachValue(of variables: [VariableID], _ body: (Double) -> Void) {
    update()
    for variable in variables { body(value(variable)) }
  }

  @inline(__always)
  private func value(_ variable: VariableID) -> Double {
    guard let index = try? index(of: variable) else { return .nan }
    return Grid.rounded(engine.values[index])
  }

  /// Hands over every variable whose value differs from what was handed over last (at first: from
  /// zero), in no particular order.
  ///
  /// - Complexity: in proportion to what may have changed, not to what there is.
  public mutating func forEachChangedValue(_ body: (VariableID, Double) -> Void) {
    update()
    engine.noteHotChanges()
    for index in engine.changes.variables.indices {
      let variable = engine.changes.variables[index]
      guard engine.variables[variable].isAlive else { continue }
      let value = Grid.rounded(engine.values[variable])
      guard value != engine.changes.reported[variable] else { continue }
      engine.changes.reported[variable] = value
      body(id(ofVariable: variable), value)
    }
    engine.changes.drain()
  }

  /// Copies the values of all variables by index; what belongs to removed variables means nothing.
  ///
  /// - Parameter rounded: whether the values are rounded to the grid, like all others that are
  ///   read. Sums of many exact values are more exact than those of as many rounded ones.
  public mutating func copyValues(into destination: inout [Double], rounded: Bool = true) {
    update()
    engine.copyValues(into: &destination, rounded: rounded)
  }
}
