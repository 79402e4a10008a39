// SPDX-License-Identifier: MIT

extension Solver {
  /// Makes a change that may cause a conflict of required rows. If it does, this throws the
  /// conflict and reverts the change.
  ///
  /// - Parameters:
  ///   - order: the order that decides which of several conflicts is reported.
  ///   - change: makes the change and returns the affected row.
  mutating func changeRequired(
    order: ConflictOrder, _ change: (inout Engine) -> Int32
  ) throws(SolverError) -> Int32 {
    engine.beginCheckpoint(.writes)
    let row = change(&engine)
    guard let failing = engine.makeFeasible() else {
      engine.commit()
      return row
    }
    let conflict = conflict(of: failing, refused: row, order: order)
    engine.rollBack()
    throw .conflict(conflict)
  }

  /// Chooses the conflict to report from all conflicts that contain the refused row. The caller
  /// rolls the search back.
  ///
  /// - Parameter failing: the row that ``Engine/makeFeasible()`` has just returned.
  mutating func conflict(
    of failing: Int32, refused: Int32, order: ConflictOrder = Conflict.byActivation
  ) -> Conflict {
    engine.step.takesLongSteps = false
    defer { engine.step.takesLongSteps = true }
    let parts = engine.firstConflict(of: failing, refused: refused, order: order)
    return makeConflict(of: parts, refused: refused, order: order)
  }

  /// Makes a public conflict, scaled so that the multiplier of the refused row is 1 or −1.
  func makeConflict(
    of parts: [Engine.ConflictPart], refused: Int32, order: ConflictOrder = Conflict.byActivation
  ) -> Conflict {
    let scale = parts.first { $0.row == refused }.map { abs($0.multiplier) } ?? 1
    let sorted = parts.sorted {
      if $0.row == refused || $1.row == refused { return $1.row != refused }
      return engine.isEarlier($0.row, $1.row, order)
    }
    return Conflict(
      members: sorted.map {
        .init(
          source: $0.row == refused ? .refused : engine.source(of: $0.row),
          multiplier: $0.multiplier / scale)
      })
  }
}
