// SPDX-License-Identifier: MIT

extension Engine {
  /// How far the constant of an active row can grow (or shrink) before the last of the rows that
  /// lie ahead becomes inconsistent; `nil` if none lies ahead, however far it goes. Of a row that is
  /// not active nothing is known, and zero is the answer.
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

  /// How far it is until a residual that grows at this rate makes its row inconsistent.
  @inline(__always)
  func distanceToCrossing(_ row: Int32, change: Double) -> Double? {
    guard change != 0 else { return nil }
    let residual = residual(row)
    // It is moving away from zero, on a side that it is content with.
    if residual != 0, (residual > 0) == (change > 0) { return nil }
    guard
      rows[row].level(change) == Row.required || rows[row].slope != rows[row].slope(asked: change)
    else { return nil }
    return abs(residual / change)
  }
}
