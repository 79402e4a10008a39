// SPDX-License-Identifier: MIT

extension Solver {
  /// Whether a variable's best value is unique, and if not, the range of its best values with two
  /// witnesses. The solver's state stays as it is, to the bit.
  ///
  /// A row that pulls the variable up at a level below all others shows how far it can go without
  /// harm to any priority; another shows how far down. Both are taken back.
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

  /// Beyond this values are too coarse for a search to go on.
  private static var horizon: Double { 1e12 }

  /// How far the variable can go, and the values then; no values if it cannot move at all.
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
    engine.settle()
    var isUnbounded = false
    var stride = 1.0
    // As long as the row holds, its constant grows, until no obstacle is left.
    while engine.rows[row].slope == 0, engine.residual(row) == 0 {
      let distance = engine.distanceToLastObstacle(row, direction: direction)
      guard let distance, engine.values[variable].magnitude < Solver.horizon else {
        isUnbounded = true
        break
      }
      stride *= 2
      engine.setConstant(
        engine.rows[row].constant + direction * (distance + stride), of: row)
      engine.settle()
    }
    var witness: [Double] = []
    let end = Grid.rounded(engine.values[variable])
    guard isUnbounded || end != Grid.rounded(start) else { return (end, witness) }
    engine.copyValues(into: &witness)
    return (isUnbounded ? direction * .infinity : end, witness)
  }
}
