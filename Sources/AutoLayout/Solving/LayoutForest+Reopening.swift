// SPDX-License-Identifier: MIT

import ConstraintSolver

/// How contradictions are kept up to date as required rows are added, changed and removed.
///
/// A contradiction depends on the rows before the refused one in the order of entry. Removing rows
/// that are no part of it changes nothing, nor do changes behind it. After any other change it is
/// settled again, together with all that were settled after it.
extension LayoutForest {
  /// Undoes the settling of the contradictions that the changes may concern: rows that they took
  /// out of force or let in wait for their turn again.
  mutating func reopenContradictions(
    _ refresh: Refresh, isReordered: Bool, _ engine: LayoutEngine
  ) {
    // Relaxed rows stay so until all are made anew.
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
        engine.unsettled.append(row)
      }
      switch contradiction.broken {
      case .constraint(let id): engine.broken.remove(id)
      case .own(let row): engine.brokenRules.removeAll { $0.row == row }
      case nil: break
      }
    }
    engine.contradictions.removeSubrange(first...)
  }

  /// Whether a row before the refused one, or the refused one itself, has changed.
  private func isConcerned(
    _ contradiction: Contradiction, by refresh: Refresh, _ engine: LayoutEngine
  ) -> Bool {
    guard let earliest = refresh.earliestChange,
      let refused = entryPlace(of: contradiction.refused, engine)
    else { return false }
    return earliest <= refused
  }

  /// Whether a row still belongs to this engine.
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
