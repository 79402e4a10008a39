// SPDX-License-Identifier: MIT

extension Engine {
  /// The distance by which the constant of an active row can change until the last of the affected
  /// rows becomes inconsistent. Nil if no row ever becomes inconsistent, and zero if the row is not
  /// active.
  mutating func distanceToLastObstacle(_ row: Int32, direction: Double) -> Double? {
    guard rows[row].state != .inactive else { return 0 }
    beginColumn(ofRow: row)
    var last: Double?
    for index in downstream.inactive.indices {
      let other = downstream.inactive[index]
      let change = residualChange(of: other) * direction
      if let distance = distanceToCrossing(other, change: change) {
        last = max(last ?? 0, distance)
      }
    }
    endColumn()
    return last
  }

  /// The distance until a residual that changes at this rate makes its row inconsistent, or nil if
  /// it never does.
  @inline(__always)
  func distanceToCrossing(_ row: Int32, change: Double) -> Double? {
    guard change != 0 else { return nil }
    let residual = residual(row)
    // The residual moves away from zero, on a side with a consistent slope.
    if residual != 0, (residual > 0) == (change > 0) { return nil }
    guard
      rows[row].level(change) == Row.required
        || rows[row].slope != rows[row].slope(forResidual: change)
    else { return nil }
    return abs(residual / change)
  }
}
