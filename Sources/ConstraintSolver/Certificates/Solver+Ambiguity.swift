// SPDX-License-Identifier: MIT

extension Solver {
  /// Returns the range of a variable's best values with two witnesses, if the best value is not
  /// unique. The solver's state stays the same bit by bit.
  ///
  /// A temporary row pulls the variable up at a level below all others. It shows how far the
  /// variable can move up without harm to any priority. Another row does the same downwards. Both
  /// are rolled back.
  ///
  /// - Returns: `nil` if the value is unique.
  /// - Complexity: that of a few dual steps for the variable, and a copy of all values if it is
  ///   ambiguous.
  public mutating func ambiguity(
    of variable: VariableID
  ) throws(SolverError) -> Ambiguity? {
    let index = try index(of: variable)
    update()
    let (high, highWitness) = probe(index, direction: 1)
    let (low, lowWitness) = probe(index, direction: -1)
    if highWitness.isEmpty, lowWitness.isEmpty { return nil }
    var here: [Double] = []
    copyValues(into: &here)
    return Ambiguity(
      range: low...high, lowWitness: lowWitness.isEmpty ? here : lowWitness,
      highWitness: highWitness.isEmpty ? here : highWitness)
  }

  /// The size from which values are too coarse to continue the search.
  private static var searchLimit: Double { 1e12 }

  /// The end of the variable's range in one direction, and the values of all variables there. The
  /// values are empty if the variable cannot move.
  private mutating func probe(_ variable: Int32, direction: Double) -> (Double, [Double]) {
    let start = engine.values[variable]
    engine.beginCheckpoint(.writes)
    defer { engine.rollBack() }
    engine.terms.removeAll()
    engine.terms.add(variable, 1)
    let row = engine.addRow(
      constant: start + direction,
      below: direction > 0 ? Row.probe : Row.free, above: direction > 0 ? Row.free : Row.probe,
      kind: direction > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
    engine.optimize()
    var isUnbounded = false
    var stride = 1.0
    // Increases the constant as long as the row holds, until no obstacle is left.
    while engine.rows[row].slope == 0, engine.residual(row) == 0 {
      let distance = engine.distanceToLastObstacle(row, direction: direction)
      guard let distance, engine.values[variable].magnitude < Solver.searchLimit else {
        isUnbounded = true
        break
      }
      stride *= 2
      engine.setConstant(
        engine.rows[row].constant + direction * (distance + stride), of: row)
      engine.optimize()
    }
    var witness: [Double] = []
    let end = Grid.rounded(engine.values[variable])
    guard isUnbounded || end != Grid.rounded(start) else { return (end, witness) }
    engine.copyValues(into: &witness)
    return (isUnbounded ? direction * .infinity : end, witness)
  }
}
