// SPDX-License-Identifier: MIT

extension Solver {
  /// Brings the values up to date. Reading a value does this too.
  public mutating func update() { engine.optimize() }

  /// The best value of a variable, after an update. Not a number for a stale id.
  public mutating func value(of variable: VariableID) -> Double {
    update()
    return value(variable)
  }

  /// The best values of four variables, in one access to the solver.
  package mutating func values(
    of first: VariableID, _ second: VariableID, _ third: VariableID, _ fourth: VariableID
  ) -> (Double, Double, Double, Double) {
    update()
    return (value(first), value(second), value(third), value(fourth))
  }

  /// Calls `body` with each variable in order and its best value. The value is not a number for a
  /// stale id.
  package mutating func forEachValue(
    of variables: [VariableID], _ body: (VariableID, Double) -> Void
  ) {
    update()
    for variable in variables { body(variable, value(variable)) }
  }

  @inline(__always)
  private func value(_ variable: VariableID) -> Double {
    guard let index = try? index(of: variable) else { return .nan }
    return Grid.rounded(engine.values[index])
  }

  /// Calls `body` for every variable whose value differs from the one last reported, in no
  /// particular order. The value reported before the first call counts as zero.
  ///
  /// - Complexity: proportional to the variables that may have changed, not to all variables.
  public mutating func forEachChangedValue(_ body: (VariableID, Double) -> Void) {
    update()
    engine.noteHotChanges()
    for index in engine.changes.variables.indices {
      let variable = engine.changes.variables[index]
      guard engine.variables[variable].isAlive else { continue }
      let value = Grid.rounded(engine.values[variable])
      guard value != engine.changes.reportedValues[variable] else { continue }
      engine.changes.reportedValues[variable] = value
      body(id(ofVariable: variable), value)
    }
    engine.changes.drain()
  }

  /// Copies the values of all variables by index. Elements of removed variables are meaningless.
  ///
  /// `rounded` determines whether the values are rounded to the grid, like all other values that
  /// are read. Sums of unrounded values are more exact.
  public mutating func copyValues(into destination: inout [Double], rounded: Bool = true) {
    update()
    engine.copyValues(into: &destination, rounded: rounded)
  }
}
