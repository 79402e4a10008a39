// SPDX-License-Identifier: MIT

extension Solver {
  /// Solves for every constant of a row between two numbers, in either direction.
  ///
  /// Between two breakpoints every value is an affine function of the constant. At a breakpoint
  /// some row becomes violated or satisfied, and a dual step follows. The solver's state stays the
  /// same bit by bit. If the optimum is not unique, the sweep follows one of the best layouts.
  ///
  /// - Complexity: one column and one dual step for each breakpoint.
  public mutating func sweep(
    _ row: RowID, from start: Double, to end: Double
  ) throws(SolverError) -> Sweep {
    let index = try index(of: row)
    guard start.isFinite, end.isFinite else { throw .notFinite }
    var result = Sweep(pieces: [], end: .reached, startValues: [])
    engine.beginCheckpoint(.writes)
    defer { engine.rollBack() }
    engine.setConstant(start, of: index)
    if let failing = engine.makeFeasible() {
      let known = makeConflict(of: engine.conflict(of: failing), refused: index)
      result.end = .infeasible(beyond: start, conflict(of: index, at: start) ?? known)
      return result
    }
    engine.optimize()
    engine.copyValues(into: &result.startValues)
    var constant = start
    let direction: Double = end > start ? 1 : -1
    var remaining = Solver.maximumBreakpoints
    repeat {
      let (piece, obstacle) = nextPiece(of: index, from: constant, to: end)
      if piece.start != piece.end || start == end { result.pieces.append(piece) }
      constant = piece.end
      guard let obstacle else { break }
      remaining -= 1
      guard remaining > 0 else {
        result.end = .interrupted(at: constant)
        break
      }
      let sign: Double = obstacle.change * direction > 0 ? 1 : -1
      if !engine.cross(obstacle.row, residualSign: sign) {
        let parts = engine.conflict(of: obstacle.row, direction: sign)
        let known = makeConflict(of: parts, refused: index)
        let next = constant + direction * Solver.beyond
        result.end = .infeasible(beyond: constant, conflict(of: index, at: next) ?? known)
        break
      }
    } while constant != end
    return result
  }

  private static var maximumBreakpoints: Int { 1_000_000 }

  /// The distance beyond the last feasible constant at which a conflict is looked for. It is larger
  /// than rounding errors and smaller than a pixel.
  private static var beyond: Double { 0x1p-10 }

  /// The conflict to report for one constant of the row, or nil if the rows hold together there
  /// after all.
  ///
  /// This ends the sweep: its changes are rolled back first.
  private mutating func conflict(of row: Int32, at constant: Double) -> Conflict? {
    engine.rollBack()
    engine.beginCheckpoint(.writes)
    engine.setConstant(constant, of: row)
    return engine.makeFeasible().map { conflict(of: $0, refused: row) }
  }

  private struct Obstacle {
    var row: Int32
    var change: Double
    var distance: Double
  }

  /// Moves the constant to the next breakpoint, or to the end.
  private mutating func nextPiece(
    of row: Int32, from constant: Double, to end: Double
  ) -> (Sweep.Piece, Obstacle?) {
    let direction: Double = end > constant ? 1 : -1
    var piece = Sweep.Piece(start: constant, end: end, slopes: [])
    var nearest: Obstacle?
    func consider(_ other: Int32, _ change: Double, _ engine: borrowing Engine) {
      guard let distance = engine.distanceToCrossing(other, change: change * direction) else {
        return
      }
      if let best = nearest {
        guard
          (distance, engine.rows[other].sequence) < (best.distance, engine.rows[best.row].sequence)
        else { return }
      }
      nearest = Obstacle(row: other, change: change, distance: distance)
    }
    if engine.rows[row].state == .inactive {
      consider(row, -1, engine)
    } else {
      engine.beginCompleteColumn(ofRow: row)
      for index in engine.downstream.order.indices {
        let variable = engine.downstream.order[index]
        let slope = engine.downstream.weight[variable]
        if slope != 0 {
          piece.slopes.append(.init(variable: id(ofVariable: variable), slope: slope))
        }
      }
      for index in engine.downstream.inactive.indices {
        let other = engine.downstream.inactive[index]
        consider(other, engine.residualChange(of: other), engine)
      }
    }
    let reach = abs(end - constant)
    if let found = nearest, found.distance > reach { nearest = nil }
    if let nearest { piece.end = constant + direction * nearest.distance }
    engine.advance(row, to: piece.end, from: constant)
    return (piece, nearest)
  }
}
