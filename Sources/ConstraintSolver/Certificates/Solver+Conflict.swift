// SPDX-License-Identifier: MIT

extension Solver {
  /// Makes the required rows hold and closes the checkpoint, or takes everything back and reports
  /// why they cannot.
  ///
  /// The rows of the combination are active, so they are independent; the row that cannot hold
  /// depends on exactly these. Leave out any member, and the rest are independent, hence they can
  /// hold together: the set is irreducible by construction.
  mutating func settleRequired(refusing refused: Int32) throws(SolverError) {
    guard let row = engine.settleRequired() else {
      engine.commit()
      return
    }
    let members = conflictMembers(of: row, refused: refused)
    engine.rollBack()
    throw .conflict(Conflict(members: members))
  }

  /// The members of a conflict that a dual step has just found.
  ///
  /// - Parameter direction: the sign of the row's residual, where that is too small to show.
  func conflictMembers(
    of row: Int32, refused: Int32, direction: Double? = nil
  ) -> [Conflict.Member] {
    let direction = direction ?? (engine.residual(row) > 0 ? 1 : -1)
    var found = [(row: row, multiplier: direction)]
    for index in engine.upstream.combination.indices {
      let part = engine.upstream.combination[index]
      found.append((part.row, -direction * part.factor))
    }
    found.sort {
      ($0.row != refused ? 1 : 0, engine.rows[$0.row].sequence)
        < ($1.row != refused ? 1 : 0, engine.rows[$1.row].sequence)
    }
    return found.map {
      .init(source: source(of: $0.row, refused: refused), multiplier: $0.multiplier)
    }
  }

  private func source(of row: Int32, refused: Int32) -> Conflict.Source {
    if row == refused { return .refused }
    if engine.rows[row].kind == .bound {
      return .nonNegative(id(ofVariable: engine.entries[engine.rows[row].start].variable))
    }
    return .row(id(ofRow: row))
  }
}
