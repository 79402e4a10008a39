// SPDX-License-Identifier: MIT

/// A slow solver with exact arithmetic and an explicit tableau, which proves its results.
///
/// Every row has a residual *r* and a cost with one slope below zero and one above. There are as
/// many *active* rows (r = 0) as variables. They are independent, and every variable is kept as a
/// linear function of their residuals. It always uses Bland's rule, and no optimisations.
struct Oracle: Sendable {
  struct Row: Sendable {
    var terms: [(variable: Int, coefficient: Rational)]
    var constant: Rational
    /// The levels of the cost below zero and above it. `nil` is free, 1000 is forbidden.
    var below: Float?
    var above: Float?
    var isPseudo = false
    var isActive = false
    var isAlive = true
    /// The contribution of the row, within its interval of slopes.
    var slope = OracleLevels.zero
    var sequence: Int
  }

  var rows: [Row] = []
  private(set) var values: [Rational] = []
  /// The change of each variable when the residual of an active row grows by one.
  private var tableau: [[(row: Int, coefficient: Rational)]] = []
  private var pseudoRows: [Int] = []
  private var freeRows: [Int] = []
  private var sequence = 0
  private(set) var dualSteps = 0

  // MARK: Changes

  mutating func addVariable(at index: Int) {
    let pseudo = insert(
      Row(
        terms: [(index, Rational(1))], constant: .zero, below: nil, above: nil, isPseudo: true,
        isActive: true,
        sequence: sequence))
    if index == values.count {
      values.append(.zero)
      tableau.append([(pseudo, Rational(1))])
      pseudoRows.append(pseudo)
    } else {
      values[index] = .zero
      tableau[index] = [(pseudo, Rational(1))]
      pseudoRows[index] = pseudo
    }
  }

  /// Frees a variable that no row mentions.
  mutating func removeVariable(_ index: Int) {
    rows[pseudoRows[index]].isAlive = false
    freeRows.append(pseudoRows[index])
    tableau[index] = []
  }

  mutating func addRow(
    _ terms: [(variable: Int, coefficient: Rational)], _ constant: Rational, below: Float?,
    above: Float?
  ) -> Int {
    insert(
      Row(terms: terms, constant: constant, below: below, above: above, sequence: sequence))
  }

  mutating func removeRow(_ row: Int) {
    if rows[row].isActive {
      // A pseudo-row takes its place: the pseudo-row of the first variable that depends on the row.
      let variable = tableau.firstIndex { $0.contains { $0.row == row } }
      if let variable { exchange(row, for: pseudoRows[variable]) }
    }
    rows[row].isAlive = false
    freeRows.append(row)
    forgetSlopes()
  }

  mutating func setConstant(_ constant: Rational, of row: Int) {
    let change = constant - rows[row].constant
    rows[row].constant = constant
    if rows[row].isActive { move(row, by: change) }
  }

  mutating func setLevels(below: Float?, above: Float?, of row: Int) {
    rows[row].below = below
    rows[row].above = above
    forgetSlopes()
  }

  private mutating func insert(_ row: Row) -> Int {
    sequence += 1
    if let slot = freeRows.popLast() {
      rows[slot] = row
      return slot
    }
    rows.append(row)
    return rows.count - 1
  }

  /// A slope of zero is valid for every row, so after a removal the optimum is computed from there.
  private mutating func forgetSlopes() {
    for row in rows.indices { rows[row].slope = .zero }
  }

  // MARK: Solving

  /// Makes all rows consistent, or only the required ones.
  ///
  /// - Returns: the rows that cannot hold together with their multipliers, or nil if there is no
  ///   conflict.
  mutating func solve(requiredOnly: Bool) -> [(row: Int, multiplier: Rational)]? {
    while let row = firstInconsistentRow(requiredOnly: requiredOnly) {
      if let conflict = step(row) { return conflict }
    }
    return nil
  }

  func residual(_ row: Int) -> Rational {
    var sum = -rows[row].constant
    for term in rows[row].terms { sum = sum + term.coefficient * values[term.variable] }
    return sum
  }

  private func firstInconsistentRow(requiredOnly: Bool) -> Int? {
    var best: (level: Float, sequence: Int, row: Int)?
    for (index, row) in rows.enumerated()
    where row.isAlive && !row.isActive {
      let residual = residual(index)
      guard residual.sign != 0 else { continue }
      let level = (residual.sign > 0 ? row.above : row.below) ?? 0
      guard level == 1000 || !requiredOnly else { continue }
      guard level == 1000 || row.slope != target(row, residual) else { continue }
      if let best, (best.level, -best.sequence) > (level, -row.sequence) { continue }
      best = (level, row.sequence, index)
    }
    return best?.row
  }

  private func target(_ row: Row, _ residual: Rational) -> OracleLevels {
    let level = residual.sign > 0 ? row.above : row.below
    return level.map { OracleLevels($0, residual.sign > 0 ? 1 : -1) } ?? .zero
  }

  /// Takes one dual step. The row's slope moves until an active row has to leave the basis, or
  /// until the slope reaches its goal.
  private mutating func step(_ row: Int) -> [(row: Int, multiplier: Rational)]? {
    dualSteps += 1
    let residual = residual(row)
    let direction = Rational(residual.sign)
    let goal = target(rows[row], residual)
    let isRequired = (residual.sign > 0 ? rows[row].above : rows[row].below) == 1000
    var shortest =
      isRequired
      ? nil
      : OracleLevels.zero.adding(
        goal.adding(rows[row].slope, times: Rational(-1)), times: direction)

    let dependence = combination(rows[row].terms)
    var leaving: (row: Int, beta: Rational, end: OracleLevels)?
    for (active, beta) in dependence {
      let rate = -direction * beta
      guard let end = end(of: rows[active], rate: rate) else { continue }
      let length = OracleLevels.zero.adding(
        end.adding(rows[active].slope, times: Rational(-1)), times: Rational(1) / rate)
      if let best = shortest {
        let order = length.adding(best, times: Rational(-1)).sign
        if order > 0 { continue }
        if order == 0 {
          guard let leaving, rows[active].sequence < rows[leaving.row].sequence else { continue }
        }
      }
      shortest = length
      leaving = (active, beta, end)
    }

    guard let length = shortest else {
      return [(row, direction)] + dependence.map { ($0.row, -direction * $0.beta) }
    }
    for (active, beta) in dependence {
      rows[active].slope = rows[active].slope.adding(length, times: -direction * beta)
    }
    guard let leaving else {
      rows[row].slope = goal
      return nil
    }
    rows[row].slope = rows[row].slope.adding(length, times: direction)
    rows[leaving.row].slope = leaving.end
    move(leaving.row, by: -residual / leaving.beta)
    exchange(leaving.row, for: row)
    return nil
  }

  /// The end of an active row's interval in one direction, or `nil` if the interval is infinite.
  private func end(of row: Row, rate: Rational) -> OracleLevels? {
    guard !row.isPseudo else { return .zero }
    let level = rate.sign > 0 ? row.above : row.below
    if level == 1000 { return nil }
    return level.map { OracleLevels($0, rate.sign) } ?? .zero
  }

  // MARK: Proof

  /// The sum of violations at each level.
  func violations() -> [Float: Rational] {
    var result: [Float: Rational] = [:]
    for index in rows.indices where rows[index].isAlive && !rows[index].isPseudo {
      let residual = residual(index)
      guard let level = residual.sign > 0 ? rows[index].above : rows[index].below,
        residual.sign != 0
      else { continue }
      let size = residual.sign > 0 ? residual : -residual
      result[level] = (result[level] ?? .zero) + size
    }
    return result
  }

  /// Whether the contributions of the rows prove that the values are optimal. They must cancel,
  /// each must be within the interval of its row, and a violated row must contribute its full
  /// slope.
  func isProvenOptimal() -> Bool {
    var forces = Array(repeating: OracleLevels.zero, count: values.count)
    for (index, row) in rows.enumerated() where row.isAlive {
      let residual = residual(index)
      if !row.isPseudo {
        for direction in [1, -1] where residual.sign != -direction {
          let level = direction > 0 ? row.above : row.below
          if level == 1000 {
            guard residual.sign == 0 else { return false }
            continue
          }
          let end = level.map { OracleLevels($0, direction) } ?? .zero
          let gap = end.adding(row.slope, times: Rational(-1)).sign * direction
          guard gap >= 0, residual.sign == 0 || gap == 0 else { return false }
        }
      } else if row.slope.sign != 0 {
        return false
      }
      for term in row.terms {
        forces[term.variable] = forces[term.variable].adding(row.slope, times: term.coefficient)
      }
    }
    return forces.allSatisfy { $0.sign == 0 }
  }

  // MARK: Linear algebra

  /// The terms as a combination of the active rows.
  private func combination(
    _ terms: [(variable: Int, coefficient: Rational)]
  ) -> [(row: Int, beta: Rational)] {
    var sum: [(row: Int, coefficient: Rational)] = []
    for term in terms { sum = merge(sum, tableau[term.variable], times: term.coefficient) }
    return sum.map { ($0.row, $0.coefficient) }
  }

  private mutating func move(_ active: Int, by distance: Rational) {
    for variable in tableau.indices {
      if let coefficient = coefficient(of: active, in: tableau[variable]) {
        values[variable] = values[variable] + coefficient * distance
      }
    }
  }

  /// Makes `entering` active in place of `leaving`.
  private mutating func exchange(_ leaving: Int, for entering: Int) {
    let dependence = combination(rows[entering].terms).map { ($0.row, $0.beta) }
    guard let pivot = dependence.first(where: { $0.0 == leaving })?.1 else { return }
    // r_leaving = (r_entering − Σ β r) / pivot
    var replacement = dependence.filter { $0.0 != leaving }
      .map { (row: $0.0, coefficient: -$0.1 / pivot) }
    replacement.append((entering, Rational(1) / pivot))
    replacement.sort { $0.row < $1.row }
    for variable in tableau.indices {
      guard let coefficient = coefficient(of: leaving, in: tableau[variable]) else { continue }
      let kept = tableau[variable].filter { $0.row != leaving }
      tableau[variable] = merge(kept, replacement, times: coefficient)
    }
    rows[leaving].isActive = false
    rows[entering].isActive = true
  }

  private func coefficient(
    of row: Int, in line: [(row: Int, coefficient: Rational)]
  ) -> Rational? {
    var (low, high) = (0, line.count)
    while low < high {
      let middle = (low + high) / 2
      if line[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low < line.count && line[low].row == row ? line[low].coefficient : nil
  }

  private func merge(
    _ left: [(row: Int, coefficient: Rational)], _ right: [(row: Int, coefficient: Rational)],
    times factor: Rational
  ) -> [(row: Int, coefficient: Rational)] {
    var result: [(row: Int, coefficient: Rational)] = []
    result.reserveCapacity(left.count + right.count)
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if j == right.count || i < left.count && left[i].row < right[j].row {
        result.append(left[i])
        i += 1
      } else if i == left.count || right[j].row < left[i].row {
        result.append((right[j].row, right[j].coefficient * factor))
        j += 1
      } else {
        let sum = left[i].coefficient + right[j].coefficient * factor
        if sum.sign != 0 { result.append((left[i].row, sum)) }
        i += 1
        j += 1
      }
    }
    return result
  }
}
