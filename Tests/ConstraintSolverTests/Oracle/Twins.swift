// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A small generator of reproducible numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// The solver and the oracle side by side, given the same changes.
struct Twins: ~Copyable {
  struct Row {
    var id: RowID
    var oracle: Int
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation?
    var isRequired: Bool
  }

  struct Mismatch: Error, CustomStringConvertible {
    var description: String
  }

  var solver = Solver()
  var oracle = Oracle()
  var variables: [VariableID] = []
  var bounds: [Int?] = []
  var rows: [Row] = []

  mutating func addVariable(nonNegative: Bool) {
    variables.append(solver.addVariable(nonNegative: nonNegative))
    oracle.addVariable(at: variables.count - 1)
    bounds.append(
      nonNegative
        ? oracle.addRow([(variables.count - 1, Rational(1))], .zero, below: 1000, above: nil)
        : nil)
  }

  static func sides(_ relation: Relation?, _ low: Float, _ high: Float) -> (Float?, Float?) {
    switch relation {
    case .lessThanOrEqual: (nil, high)
    case .greaterThanOrEqual: (high, nil)
    case .equal: (high, high)
    case nil: (low, high)
    }
  }

  /// Adds a row, or a content size where there is no relation.
  mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation?, _ constant: Double,
    _ priority: Float, _ resistance: Float = 1000
  ) throws {
    let (below, above) = Twins.sides(relation, resistance, priority)
    var merged: [(variable: Int, coefficient: Rational)] = []
    for term in terms {
      if let known = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[known].coefficient = merged[known].coefficient + Rational(term.coefficient)
      } else {
        merged.append((term.variable, Rational(term.coefficient)))
      }
    }
    merged.removeAll { $0.coefficient.sign == 0 }
    let saved = oracle
    let row = oracle.addRow(merged, Rational(constant), below: below, above: above)
    let conflict = oracle.solve(requiredOnly: true)
    if conflict != nil { oracle = saved }
    var refusal: Conflict?
    do throws(SolverError) {
      let id: RowID
      if let relation {
        id = try solver.addRow(
          terms.map { Term(variables[$0.variable], $0.coefficient) }, relation, constant,
          priority: Priority(rawValue: priority))
      } else {
        id = try solver.addContentSize(
          variables[terms[0].variable], value: constant, hugging: Priority(rawValue: priority),
          compressionResistance: Priority(rawValue: resistance))
      }
      rows.append(
        Row(
          id: id, oracle: row, terms: terms, relation: relation,
          isRequired: below == 1000 || above == 1000))
    } catch {
      guard case .conflict(let found) = error else { throw error }
      refusal = found
    }
    guard (refusal != nil) == (conflict != nil) else {
      throw Mismatch(
        description: "refused: solver \(refusal != nil), oracle \(conflict != nil)")
    }
  }

  mutating func remove(at index: Int) throws {
    let row = rows.remove(at: index)
    try solver.remove(row.id)
    oracle.removeRow(row.oracle)
  }

  mutating func setConstant(_ constant: Double, at index: Int) throws {
    let saved = oracle
    oracle.setConstant(Rational(constant), of: rows[index].oracle)
    let conflict = oracle.solve(requiredOnly: true)
    if conflict != nil { oracle = saved }
    try expectRefusal(conflict != nil) { twins throws(SolverError) in
      try twins.solver.setConstant(constant, of: twins.rows[index].id)
    }
  }

  mutating func setPriority(_ priority: Float, at index: Int, _ resistance: Float) throws {
    let relation = rows[index].relation
    let saved = oracle
    let (below, above) = Twins.sides(relation, resistance, priority)
    oracle.setLevels(below: below, above: above, of: rows[index].oracle)
    let conflict = oracle.solve(requiredOnly: true)
    if conflict != nil { oracle = saved }
    try expectRefusal(conflict != nil) { twins throws(SolverError) in
      if relation == nil {
        try twins.solver.setPriorities(
          hugging: Priority(rawValue: priority),
          compressionResistance: Priority(rawValue: resistance), of: twins.rows[index].id)
      } else {
        try twins.solver.setPriority(Priority(rawValue: priority), of: twins.rows[index].id)
      }
    }
  }

  private mutating func expectRefusal(
    _ expected: Bool, _ change: (inout Twins) throws(SolverError) -> Void
  ) throws {
    var refused = false
    do throws(SolverError) {
      try change(&self)
    } catch {
      guard case .conflict = error else { throw error }
      refused = true
    }
    guard refused == expected else {
      throw Mismatch(description: "refused: solver \(refused), oracle \(expected)")
    }
  }

  /// Lets the solver recompute all that it keeps up to date.
  mutating func audit(isSettled: Bool) throws {
    let faults = solver.audit(isSettled: isSettled)
    guard faults.isEmpty else { throw Mismatch(description: "\(faults)") }
  }

  /// Compares the violations at every level; the oracle proves its own first.
  mutating func compare() throws {
    guard oracle.solve(requiredOnly: false) == nil, oracle.isProvenOptimal() else {
      throw Mismatch(description: "the oracle does not know")
    }
    solver.update()
    try audit(isSettled: true)
    let best = oracle.violations()
    var found: [Float: Double] = [:]
    for index in oracle.rows.indices
    where oracle.rows[index].isAlive && !oracle.rows[index].isPseudo {
      let row = oracle.rows[index]
      var residual = -row.constant.approximation
      for term in row.terms {
        residual += term.coefficient.approximation * solver.value(of: variables[term.variable])
      }
      guard let level = residual > 0 ? row.above : row.below else { continue }
      found[level, default: 0] += abs(residual)
    }
    for level in Set(best.keys).union(found.keys).sorted(by: >) {
      let (mine, optimum) = (found[level] ?? 0, best[level]?.approximation ?? 0)
      guard abs(mine - optimum) < 1e-3 else {
        throw Mismatch(description: "violation at \(level): \(mine) instead of \(optimum)")
      }
    }
  }
}
