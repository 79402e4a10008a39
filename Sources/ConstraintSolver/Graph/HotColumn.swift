// SPDX-License-Identifier: MIT

/// The column of a row whose constant changes repeatedly: the variables that move with it, their
/// factors, and the inactive rows that the moves affect.
///
/// A window's width changes sixty times a second while it is dragged. Each time the same variables
/// move in the same proportion. Finding them takes a pass over the graph. With the stored column,
/// each variable takes one multiplication and one addition.
struct HotColumn: ~Copyable, Sendable {
  /// The row, or −1 while the column is not in use.
  var row: Int32 = -1
  var variables = Storage<Int32>()
  var factors = Storage<Double>()
  /// Rows whose residuals may change. Some of them may be active.
  var rows = Storage<Int32>()
  /// The index of each variable in ``variables``, or −1 if it does not move.
  private var position = Storage<Int32>()
  private var isListed = Storage<Bool>()
  /// The value of ``HotColumns/uses`` when the column was last used.
  var lastUse = 0
  /// The number of uses since the values were last evaluated from the rows.
  var uses = 0
  /// Whether the variables have moved since the changes were last read.
  var hasMoved = false

  /// The variables with their factors.
  var weights: SparseWeights { SparseWeights(variables, factors) }

  @inline(__always)
  func factor(of variable: Int32) -> Double {
    let place = variable < position.count ? position[variable] : -1
    return place >= 0 ? factors[place] : 0
  }

  mutating func reset(to row: Int32, variables variableCount: Int32, rows rowCount: Int32) {
    clear()
    self.row = row
    position.grow(to: variableCount, filledWith: -1)
    isListed.grow(to: rowCount, filledWith: false)
    uses = 0
  }

  mutating func clear() {
    for index in variables.indices { position[variables[index]] = -1 }
    for index in rows.indices { isListed[rows[index]] = false }
    variables.removeAll()
    factors.removeAll()
    rows.removeAll()
    row = -1
    hasMoved = false
  }

  mutating func add(_ variable: Int32, _ factor: Double) {
    position.grow(to: variable + 1, filledWith: -1)
    let place = position[variable]
    if place >= 0 {
      factors[place] = Tolerance.sum(factors[place], factor)
    } else {
      position[variable] = variables.count
      variables.append(variable)
      factors.append(factor)
    }
  }

  mutating func add(
    _ variables: borrowing Storage<Int32>, _ weights: borrowing Storage<Double>,
    times factor: Double
  ) {
    for index in variables.indices {
      let weight = weights[variables[index]]
      if weight != 0 { add(variables[index], factor * weight) }
    }
  }

  mutating func list(_ rows: borrowing Storage<Int32>) {
    for index in rows.indices { list(rows[index]) }
  }

  /// Whether any variable of a row moves.
  func moves(_ range: Range<Int32>, of entries: borrowing Arena<Entry>) -> Bool {
    for entry in range where factor(of: entries[entry].variable) != 0 { return true }
    return false
  }

  /// The change of a row's residual when the constant grows by one.
  func residualChange(_ range: Range<Int32>, of entries: borrowing Arena<Entry>) -> Double {
    var sum = 0.0
    for entry in range {
      sum = Tolerance.sum(sum, entries[entry].coefficient * factor(of: entries[entry].variable))
    }
    return sum
  }

  mutating func list(_ row: Int32) {
    isListed.grow(to: row + 1, filledWith: false)
    guard !isListed[row] else { return }
    isListed[row] = true
    rows.append(row)
  }
}
