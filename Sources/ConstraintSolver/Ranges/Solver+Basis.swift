// SPDX-License-Identifier: MIT

/// The part of a row in the current solution.
public struct RowStatus: Hashable, Sendable {
  /// The row. The id of a hidden bound is not valid in other calls.
  public var row: RowID
  public var constant: Double
  /// Whether the row is active: its residual is zero, and it determines the values of variables.
  public var isActive: Bool
  /// The contribution of an inactive row: −1 below, 1 above, or zero.
  public var slope: Int8
  /// The sum of the terms minus the constant.
  public var residual: Double
}

extension Solver {
  /// Calls `body` with the status of every row, in the order of slots, including hidden bounds.
  ///
  /// Optimality depends only on the active rows, the slopes of the inactive rows, and the signs of
  /// the residuals. The duals follow from the first two, whatever the constants are. Let the
  /// constants be affine functions of a parameter, and let the active rows, the slopes and the
  /// signs be the same at two of its values. Then the same rows define the optimum everywhere
  /// between. All values are affine there: residuals are affine, and a residual with the same sign
  /// at both ends has that sign in between.
  ///
  /// - Complexity: linear in the terms of all rows.
  public mutating func forEachRowStatus(_ body: (RowStatus) -> Void) {
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
        RowStatus(
          row: id(ofRow: row), constant: content.constant,
          isActive: content.state != .inactive, slope: content.slope, residual: residual))
    }
  }
}
