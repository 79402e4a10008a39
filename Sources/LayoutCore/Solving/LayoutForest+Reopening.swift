// SPDX-License-Identifier: MIT

import ConstraintSolver

/// How contradictions are kept up to date as required rows come, change and go.
///
/// One is a matter of the rows that stand before the refused one in the order of entry. Rows that go without
/// being part of it change nothing, and neither does what comes or changes behind. After everything else it
/// is settled again, together with all that were settled after it.
extension LayoutForest {
  /// Takes back how those contradictions were settled that the changes may concern: what they took out of
  /// force or let in waits for its turn again.
  mutating func reopenContradictions(
    _ refresh: Refresh, isReordered: Bool, _ engine: LayoutEngine
  ) {
    // Rows that gave way together do so until all are made anew.
    guard !engine.hasRelaxedRows else { return }
    let first = engine.contradictions.firstIndex { contradiction in
      isReordered || !contradiction.rows.allSatisfy { isPresent($0, engine) }
        || isConcerned(contradiction, by: refresh, engine)
    }
    guard let first else { return }
    for contradiction in engine.contradictions[first...] {
      for row in [contradiction.refused, contradiction.broken] {
        guard let row, isPresent(row, engine) else { continue }
        takeOutOfForce(row, engine)
        engine.waiting.append(row)
      }
      switch contradiction.broken {
      case .constraint(let id): engine.broken.remove(id)
      case .own(let row): engine.brokenRules.removeAll { $0.row == row }
      case nil: break
      }
    }
    engine.contradictions.removeSubrange(first...)
  }

  /// Whether something has changed that stands before the row that was refused, or this itself.
  private func isConcerned(
    _ contradiction: Contradiction, by refresh: Refresh, _ engine: LayoutEngine
  ) -> Bool {
    guard let earliest = refresh.earliestChange,
      let refused = entryPlace(of: contradiction.refused, engine)
    else { return false }
    return earliest <= refused
  }

  /// Whether a row is still a matter of this engine.
  func isPresent(_ row: SettledRow, _ engine: LayoutEngine) -> Bool {
    switch row {
    case .constraint(let id):
      guard contains(id) else { return false }
      return engine.target != nil
        || items[root(of: constraints[id.slot].holder).slot].engine === engine
    case .own(let row): return (try? engine.solver.priority(of: row)) != nil
    }
  }
}
