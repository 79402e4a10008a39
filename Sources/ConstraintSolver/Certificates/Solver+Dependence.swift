// SPDX-License-Identifier: MIT

/// Dependences between rows and values at the present solution.
extension Solver {
  /// Whether the value of a variable may change with the constant of one of the rows asked for; false for
  /// a stale id.
  ///
  /// The answer is also true for rows whose contributions cancel out.
  ///
  /// - Complexity: the size of what lies upstream of the variable.
  package mutating func mayDepend(
    _ variable: VariableID, on isAskedFor: (RowID) -> Bool
  ) -> Bool {
    guard let index = try? index(of: variable) else { return false }
    update()
    engine.gatherCompletely(upstreamOf: index)
    return hasGathered(isAskedFor)
  }

  /// The same for the sum of a row's terms.
  package mutating func mayDepend(_ row: RowID, on isAskedFor: (RowID) -> Bool) -> Bool {
    guard let index = try? index(of: row) else { return false }
    update()
    engine.gatherCompletely(upstreamOfRow: index)
    return hasGathered(isAskedFor)
  }

  /// Whether a required equation follows from others; false for a stale id.
  package func isRedundant(_ row: RowID) -> Bool {
    guard let index = try? index(of: row) else { return false }
    return engine.rows[index].state == .inactive && engine.rows[index].isRigid
  }

  /// Hands over the rows of a list that follow from others.
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
