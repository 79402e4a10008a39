// SPDX-License-Identifier: MIT

extension Solver {
  /// Makes a change after which required rows may no longer hold together, or reports why they cannot
  /// and leaves everything as it was.
  ///
  /// - Parameter change: makes the change and returns the row that it concerns; if it is refused it
  ///   is made and taken back a second time.
  mutating func changeRequired(
    _ change: (inout Engine) -> Int32
  ) throws(SolverError) -> Int32 {
    engine.beginCheckpoint(.writes)
    let row = change(&engine)
    guard engine.settleRequired() != nil else {
      engine.commit()
      return row
    }
    engine.rollBack()
    engine.beginCheckpoint(.writes)
    guard let conflict = conflict(after: change) else {
      engine.commit()
      return row
    }
    engine.rollBack()
    throw .conflict(conflict)
  }

  /// Makes a change again that has been refused, to find the conflict to report. The caller takes it
  /// back.
  ///
  /// - Returns: `nil` in the unlikely case that by other steps the rows turn out to hold together.
  mutating func conflict(after change: (inout Engine) -> Int32) -> Conflict? {
    engine.step.takesLongSteps = false
    defer { engine.step.takesLongSteps = true }
    let refused = change(&engine)
    guard let failing = engine.settleRequired() else { return nil }
    return makeConflict(of: engine.firstConflict(of: failing, refused: refused), refused: refused)
  }

  /// A conflict as its reader is to see it: the multiplier of the refused row is one.
  func makeConflict(of parts: [Engine.ConflictPart], refused: Int32) -> Conflict {
    let scale = parts.first { $0.row == refused }.map { abs($0.multiplier) } ?? 1
    let sorted = parts.sorted {
      ($0.row != refused ? 1 : 0, engine.rows[$0.row].sequence)
        < ($1.row != refused ? 1 : 0, engine.rows[$1.row].sequence)
    }
    return Conflict(
      members: sorted.map {
        .init(source: source(of: $0.row, refused: refused), multiplier: $0.multiplier / scale)
      })
  }

  private func source(of row: Int32, refused: Int32) -> Conflict.Source {
    if row == refused { return .refused }
    if engine.rows[row].kind == .bound {
      return .nonNegative(id(ofVariable: engine.entries[engine.rows[row].start].variable))
    }
    return .row(id(ofRow: row))
  }
}
