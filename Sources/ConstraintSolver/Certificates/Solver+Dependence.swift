// SPDX-License-Identifier: MIT

/// Dependencies between rows and values in the current solution.
extension Solver {
  /// Whether the value of a variable may depend on the constant of any row that satisfies the
  /// predicate. False for a stale id.
  ///
  /// The result is also true for rows whose contributions cancel.
  ///
  /// - Complexity: proportional to the rows and variables upstream of the variable.
  package mutating func mayDepend(
    _ variable: VariableID, on isAskedFor: (RowID) -> Bool
  ) -> Bool {
    guard let index = try? index(of: variable) else { return false }
    update()
    engine.gatherCompletely(upstreamOf: index)
    return hasGathered(isAskedFor)
  }

  /// Whether the sum of a row's terms may depend on the constant of any row that satisfies the
  /// predicate.
  package mutating func mayDepend(_ row: RowID, on isAskedFor: (RowID) -> Bool) -> Bool {
    guard let index = try? index(of: row) else { return false }
    update()
    engine.gatherCompletely(upstreamOfRow: index)
    return hasGathered(isAskedFor)
  }

  /// Whether a required equation follows from other required equations. False for a stale id.
  package func isRedundant(_ row: RowID) -> Bool {
    guard let index = try? index(of: row) else { return false }
    return engine.rows[index].state == .inactive && engine.rows[index].isRigid
  }

  /// Calls `body` with each row of the list that follows from other rows.
  package func forEachRedundant(of rows: [RowID?], _ body: (RowID) -> Void) {
    for case let row? in rows where isRedundant(row) { body(row) }
  }

  private func hasGathered(_ isAskedFor: (RowID) -> Bool) -> Bool {
    for place in engine.upstream.order.indices {
      let definer = engine.variables[engine.upstream.order[place]].definer
      if definer >= 0, isAskedFor(id(ofRow: definer)) { return true }
    }
    for place in engine.upstream.blocks.indices {
      for core in engine.blocks[engine.upstream.blocks[place]].cores
      where isAskedFor(id(ofRow: core)) {
        return true
      }
    }
    return false
  }
}
