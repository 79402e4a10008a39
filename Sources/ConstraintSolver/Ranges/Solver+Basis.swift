// SPDX-License-Identifier: MIT

/// How a row takes part in the present solution.
public struct RowStanding: Hashable, Sendable {
  /// The row; of a hidden bound, the id means nothing to other calls.
  public var row: RowID
  public var constant: Double
  /// Whether the row's residual is zero and gives variables their values.
  public var isActive: Bool
  /// What an inactive row contributes to the balance of forces: −1 below, 1 above, or nothing.
  public var slope: Int8
  /// The sum of the terms minus the constant.
  public var residual: Double
}

extension Solver {
  /// Hands over how every row stands, in the order of their slots, hidden bounds included.
  ///
  /// Which rows are active, and what the others contribute, is all that optimality depends on besides the
  /// signs of the residuals: the duals follow from it, whatever the constants. So where constants are
  /// affine functions of a parameter and the standings are the same at two of its values, the same rows
  /// define the optimum everywhere between, and all values are affine there: residuals are affine, and
  /// one that has a sign at both ends has it in between.
  ///
  /// - Complexity: linear in the terms of all rows.
  public mutating func forEachStanding(_ body: (RowStanding) -> Void) {
    update()
    engine.noteHotChanges()
    for row in 0..<engine.rows.count where engine.rows[row].state != .free {
      let content = engine.rows[row]
      var residual = 0.0
      if content.state == .inactive {
        for entry in content.entries {
          residual +=
            engine.entries[entry].coefficient * engine.values[engine.entries[entry].variable]
        }
        residual -= content.constant
      }
      body(
        RowStanding(
          row: id(ofRow: row), constant: content.constant,
          isActive: content.state != .inactive, slope: content.slope, residual: residual))
    }
  }
}
