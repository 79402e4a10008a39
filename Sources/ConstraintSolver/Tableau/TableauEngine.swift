// SPDX-License-Identifier: MIT

/// A dual simplex on rows with convex piecewise-linear costs, over an explicit tableau.
///
/// Every row has a residual *r* and a cost with one slope below zero and one above. As many
/// independent rows as there are variables are *active* (r = 0), and every variable is kept as a
/// linear function of their residuals. Simple rather than fast.
struct TableauEngine: Sendable {
  struct Row: Sendable {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    /// The level of the cost below zero and above it; `nil` is free, 1000 is forbidden.
    var below: Float?
    var above: Float?
    var isPseudo = false
    var isActive = false
    var isAlive = true
    /// What the row contributes: its place in its interval of slopes.
    var slope = Levels.zero
    var sequence: Int
  }

  var rows: [Row] = []
  private(set) var values: [Double] = []
  /// For every variable, what it gains when the residual of an active row grows by one.
  private var tableau: [[(row: Int, coefficient: Double)]] = []
  private var pseudoRows: [Int] = []
  private var freeRows: [Int] = []
  private var sequence = 0
  private(set) var dualSteps = 0

  private static let residualTolerance = 1e-7
  private static let pivotTolerance = 1e-9

  // MARK: Changes

  mutating func addVariable(at index: Int) {
    let pseudo = insert(
      Row(
        terms: [(index, 1)], constant: 0, below: nil, above: nil, isPseudo: true, isActive: true,
        sequence: sequence))
    if index == values.count {
      values.append(0)
      tableau.append([(pseudo, 1)])
      pseudoRows.append(pseudo)
    } else {
      values[index] = 0
      tableau[index] = [(pseudo, 1)]
      pseudoRows[index] = pseudo
    }
  }

  /// Retires a variable that no row mentions.
  mutating func removeVariable(_ index: Int) {
    rows[pseudoRows[index]].isAlive = false
    freeRows.append(pseudoRows[index])
    tableau[index] = []
  }

  mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, below: Float?,
    above: Float?
  ) -> Int {
    insert(
      Row(terms: terms, constant: constant, below: below, above: above, sequence: sequence))
  }

  mutating func removeRow(_ row: Int) {
    if rows[row].isActive {
      // Some pseudo-row takes its place: that of a variable which depends on the row alone among
      // all that could leave.
      let variable = tableau.firstIndex { $0.contains { $0.row == row } }
      if let variable { exchange(row, for: pseudoRows[variable]) }
    }
    rows[row].isAlive = false
    freeRows.append(row)
    forgetSlopes()
  }

  mutating func setConstant(_ constant: Double, of row: Int) {
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

  /// Zero slopes suit any rows, so after a removal the optimum is looked for anew.
  private mutating func forgetSlopes() {
    for row in rows.indices { rows[row].slope = .zero }
  }

  // MARK: Solving

  /// Makes all rows consistent, or the required ones only.
  ///
  /// - Returns: the rows that cannot hold together with their multipliers, if there are such.
  mutating func solve(requiredOnly: Bool) -> [(row: Int, multiplier: Double)]? {
    while let row = firstInconsistentRow(requiredOnly: requiredOnly) {
      if let conflict = step(row) { return conflict }
    }
    return nil
  }

  func residual(_ row: Int) -> Double {
    var sum = -rows[row].constant
    for term in rows[row].terms { sum += term.coefficient * values[term.variable] }
    return sum
  }

  private func firstInconsistentRow(requiredOnly: Bool) -> Int? {
    var best: (level: Float, sequence: Int, row: Int)?
    for (index, row) in rows.enumerated()
    where row.isAlive && !row.isActive {
      let residual = residual(index)
      guard abs(residual) > Self.residualTolerance else { continue }
      let level = (residual > 0 ? row.above : row.below) ?? 0
      guard level == 1000 || !requiredOnly && !row.terms.isEmpty else { continue }
      guard level == 1000 || row.slope != target(row, residual) else { continue }
      if let best, (best.level, -best.sequence) > (level, -row.sequence) { continue }
      best = (level, row.sequence, index)
    }
    return best?.row
  }

  private func target(_ row: Row, _ residual: Double) -> Levels {
    let level = residual > 0 ? row.above : row.below
    return level.map { Levels($0, residual > 0 ? 1 : -1) } ?? .zero
  }

  /// One dual step: the row's slope grows until an active row has to give way, or the row itself
  /// is content with being violated.
  private mutating func step(_ row: Int) -> [(row: Int, multiplier: Double)]? {
    dualSteps += 1
    let residual = residual(row)
    let direction: Double = residual > 0 ? 1 : -1
    let goal = target(rows[row], residual)
    let isRequired = (residual > 0 ? rows[row].above : rows[row].below) == 1000
    var shortest =
      isRequired ? nil : goal.adding(rows[row].slope, times: -1).adding(.zero, times: 1)
    if direction < 0, let length = shortest { shortest = Levels.zero.adding(length, times: -1) }

    let dependence = combination(rows[row].terms)
    var leaving: (row: Int, beta: Double, end: Levels)?
    for (active, beta) in dependence {
      let rate = -direction * beta
      let end: Levels
      if rows[active].isPseudo {
        end = .zero
      } else {
        let level = rate > 0 ? rows[active].above : rows[active].below
        if level == 1000 { continue }
        end = level.map { Levels($0, rate > 0 ? 1 : -1) } ?? .zero
      }
      let length = Levels.zero.adding(
        end.adding(rows[active].slope, times: -1), times: 1 / rate)
      if let best = shortest {
        if best < length { continue }
        if let leaving, !(length < best),
          rows[leaving.row].sequence < rows[active].sequence
        {
          continue
        }
        if leaving == nil, !(length < best) { continue }
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
    let distance = -residual / leaving.beta
    move(leaving.row, by: distance)
    exchange(leaving.row, for: row)
    return nil
  }

  // MARK: Linear algebra

  /// The terms as a combination of the active rows.
  private func combination(
    _ terms: [(variable: Int, coefficient: Double)]
  ) -> [(row: Int, beta: Double)] {
    var sum: [(row: Int, coefficient: Double)] = []
    for term in terms { sum = merge(sum, tableau[term.variable], times: term.coefficient) }
    return sum.map { ($0.row, $0.coefficient) }
  }

  private mutating func move(_ active: Int, by distance: Double) {
    for variable in tableau.indices {
      if let coefficient = coefficient(of: active, in: tableau[variable]) {
        values[variable] += coefficient * distance
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
    replacement.append((entering, 1 / pivot))
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
    of row: Int, in line: [(row: Int, coefficient: Double)]
  ) -> Double? {
    var (low, high) = (0, line.count)
    while low < high {
      let middle = (low + high) / 2
      if line[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low < line.count && line[low].row == row ? line[low].coefficient : nil
  }

  private func merge(
    _ left: [(row: Int, coefficient: Double)], _ right: [(row: Int, coefficient: Double)],
    times factor: Double
  ) -> [(row: Int, coefficient: Double)] {
    var result: [(row: Int, coefficient: Double)] = []
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
        if abs(sum) > Self.pivotTolerance { result.append((left[i].row, sum)) }
        i += 1
        j += 1
      }
    }
    return result
  }
}
