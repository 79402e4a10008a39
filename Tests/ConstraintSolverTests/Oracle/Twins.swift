// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A small generator of reproducible random numbers (SplitMix64).
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

/// The solver and the oracle with the same changes.
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
  private(set) var refusals = 0
  /// The conflict of the last change if it was refused, and the oracle after that change.
  private(set) var lastRefusal: Refusal?

  struct Refusal {
    var conflict: Conflict
    var oracle: Oracle
    var row: Int
  }

  private mutating func note(_ conflict: Conflict?, _ changed: Oracle, _ row: Int) {
    lastRefusal = conflict.map { Refusal(conflict: $0, oracle: changed, row: row) }
    if conflict != nil { refusals += 1 }
  }

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

  /// Adds a row, or a content size if there is no relation.
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
    let changed = oracle
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
    note(refusal, changed, row)
  }

  mutating func remove(at index: Int) throws {
    lastRefusal = nil
    let row = rows.remove(at: index)
    try solver.remove(row.id)
    oracle.removeRow(row.oracle)
  }

  mutating func setConstant(_ constant: Double, at index: Int) throws {
    let saved = oracle
    oracle.setConstant(Rational(constant), of: rows[index].oracle)
    let changed = oracle
    let conflict = oracle.solve(requiredOnly: true)
    if conflict != nil { oracle = saved }
    try expectRefusal(conflict != nil, changed, rows[index].oracle) { twins throws(SolverError) in
      try twins.solver.setConstant(constant, of: twins.rows[index].id)
    }
  }

  /// Sets the constants of the optional rows among consecutive rows.
  mutating func setConstants(_ constants: [Double], from first: Int) throws {
    var changes: [(row: RowID, value: Double)] = []
    for (row, constant) in zip(rows[first...], constants) {
      changes.append((row.id, constant))
      guard oracle.rows[row.oracle].below != 1000, oracle.rows[row.oracle].above != 1000 else {
        continue
      }
      oracle.setConstant(Rational(constant), of: row.oracle)
    }
    lastRefusal = nil
    solver.setConstants(changes)
  }

  mutating func setPriority(_ priority: Float, at index: Int, _ resistance: Float) throws {
    let relation = rows[index].relation
    let saved = oracle
    let (below, above) = Twins.sides(relation, resistance, priority)
    oracle.setLevels(below: below, above: above, of: rows[index].oracle)
    let changed = oracle
    let conflict = oracle.solve(requiredOnly: true)
    if conflict != nil { oracle = saved }
    try expectRefusal(conflict != nil, changed, rows[index].oracle) { twins throws(SolverError) in
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
    _ expected: Bool, _ changed: Oracle, _ row: Int,
    _ change: (inout Twins) throws(SolverError) -> Void
  ) throws {
    var refusal: Conflict?
    do throws(SolverError) {
      try change(&self)
    } catch {
      guard case .conflict(let conflict) = error else { throw error }
      refusal = conflict
    }
    guard (refusal != nil) == expected else {
      throw Mismatch(description: "refused: solver \(refusal != nil), oracle \(expected)")
    }
    note(refusal, changed, row)
  }

  /// Recomputes the incrementally updated state of the solver, and throws if it is wrong.
  mutating func audit(isUnique: Bool) throws {
    let faults = solver.audit(isUnique: isUnique)
    guard faults.isEmpty else { throw Mismatch(description: "\(faults)") }
  }

  /// Compares the violations at every level, after the oracle has proved its own.
  mutating func compare() throws {
    guard oracle.solve(requiredOnly: false) == nil, oracle.isProvenOptimal() else {
      throw Mismatch(description: "the oracle found no proven optimum")
    }
    solver.update()
    try audit(isUnique: true)
    try compare(values: variables.map { solver.value(of: $0) })
  }

  /// Compares the violations of some values with the oracle's.
  func compare(values: [Double]) throws {
    try Twins.compare(values, with: oracle)
  }

  /// Compares the violations of some values with the oracle's for another constant of one row.
  func compare(values: [Double], constant: Double, at index: Int) throws {
    var other = oracle
    other.setConstant(Rational(constant), of: rows[index].oracle)
    guard other.solve(requiredOnly: false) == nil, other.isProvenOptimal() else {
      throw Mismatch(description: "the oracle found no proven optimum")
    }
    try Twins.compare(values, with: other)
  }

  private static func compare(_ values: [Double], with oracle: Oracle) throws {
    let best = oracle.violations()
    var found: [Float: Double] = [:]
    for row in oracle.rows where row.isAlive && !row.isPseudo {
      var residual = -row.constant.approximation
      for term in row.terms {
        residual += term.coefficient.approximation * values[term.variable]
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

  // MARK: Questions

  func oracleAccepts(constant: Double, at index: Int) -> Bool {
    var other = oracle
    other.setConstant(Rational(constant), of: rows[index].oracle)
    return other.solve(requiredOnly: true) == nil
  }

  /// The range of a variable's best values, limited to a million.
  func oracleRange(of variable: Int) -> (low: Double, high: Double) {
    var ends: [Double] = []
    for direction in [-1, 1] {
      var other = oracle
      let goal = Rational(direction * 1_000_000)
      _ = other.addRow(
        [(variable, Rational(1))], goal, below: direction > 0 ? 0.0001 : nil,
        above: direction > 0 ? nil : 0.0001)
      _ = other.solve(requiredOnly: false)
      ends.append(other.values[variable].approximation)
    }
    return (ends[0], ends[1])
  }

  /// The oracle's rows of the members of a conflict.
  func rows(of refusal: Refusal) throws -> [Int] {
    try refusal.conflict.members.map { member in
      switch member.source {
      case .refused: return refusal.row
      case .nonNegative(let id):
        guard let bound = bounds[Int(id.index)] else { throw Mismatch(description: "no bound") }
        return bound
      case .row(let id):
        guard let row = rows.first(where: { $0.id == id }) else {
          throw Mismatch(description: "no such row")
        }
        return row.oracle
      }
    }
  }

  /// The rows that remain when rows are dropped from the latest to the earliest, each as long as
  /// the rest still conflict. Bounds of variables are dropped first.
  func rowsLeft(of refusal: Refusal) -> [Int] {
    var left = refusal.oracle
    let all = left.rows.indices.filter { left.rows[$0].isAlive && !left.rows[$0].isPseudo }
    var needed: [Int] = []
    let bounds = Set(bounds.compactMap { $0 })
    func rank(_ row: Int) -> Int {
      (bounds.contains(row) ? 1_000_000 : 0) + refusal.oracle.rows[row].sequence
    }
    for row in all.sorted(by: { rank($0) > rank($1) }) {
      var without = left
      without.setLevels(below: nil, above: nil, of: row)
      var trial = without
      if row == refusal.row || trial.solve(requiredOnly: true) == nil {
        needed.append(row)
      } else {
        left = without
      }
    }
    return needed.sorted()
  }

  /// Checks that the multipliers give a contradiction, that the members alone conflict, and that
  /// every member is necessary.
  func verify(_ refusal: Refusal) throws {
    let multipliers = refusal.conflict.members.map(\.multiplier)
    let members = Array(zip(try rows(of: refusal), multipliers))
    var sums: [Int: Double] = [:]
    var constant = 0.0
    for (index, multiplier) in members {
      let row = refusal.oracle.rows[index]
      guard (multiplier > 0 ? row.above : row.below) == 1000 else {
        throw Mismatch(description: "a member is used on a side on which it is not required")
      }
      for term in row.terms {
        sums[term.variable, default: 0] += multiplier * term.coefficient.approximation
      }
      constant += multiplier * row.constant.approximation
    }
    guard sums.values.allSatisfy({ abs($0) < 1e-6 }), constant < -1e-6 else {
      throw Mismatch(description: "no contradiction: \(sums) and \(constant)")
    }
    for spare in -1..<members.count {
      var other = refusal.oracle
      for index in other.rows.indices where other.rows[index].isAlive && !other.rows[index].isPseudo
      {
        if !members.contains(where: { $0.0 == index })
          || spare >= 0 && members[spare].0 == index
        {
          other.setLevels(below: nil, above: nil, of: index)
        }
      }
      guard (other.solve(requiredOnly: true) == nil) == (spare >= 0) else {
        throw Mismatch(
          description: spare < 0
            ? "the members can hold together" : "member \(spare) is not needed")
      }
    }
  }
}
