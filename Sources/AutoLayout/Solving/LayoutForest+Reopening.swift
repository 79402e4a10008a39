// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Updates of contradictions when required rows are added, changed or removed.
///
/// A contradiction depends on the rows before the refused one in the order of entry. It is
/// unaffected by the removal of rows outside it, and by changes after the refused row. After any
/// other change it is resolved again, together with all contradictions after it.
extension LayoutForest {
  /// Undoes the resolution of the contradictions that the changes may affect. Rows that they took
  /// out of force or brought into force wait for their turn again.
  mutating func reopenContradictions(
    _ refresh: Refresh, isReordered: Bool, _ engine: LayoutEngine
  ) {
    guard engine.resolution.phase != .relaxed else { return }
    let first = engine.resolution.contradictions.firstIndex { contradiction in
      isReordered || !contradiction.rows.allSatisfy { isPresent($0, engine) }
        || hasChanged(contradiction, by: refresh, engine)
    }
    guard let first else { return }
    for contradiction in engine.resolution.contradictions[first...] {
      for row in [contradiction.refused, contradiction.broken] {
        guard let row, isPresent(row, engine) else { continue }
        takeOutOfForce(row, engine)
        engine.resolution.waiting.append(row)
      }
    }
    engine.resolution.forget(from: first)
  }

  /// Whether a row before the refused one, or the refused row itself, has changed.
  private func hasChanged(
    _ contradiction: Contradiction, by refresh: Refresh, _ engine: LayoutEngine
  ) -> Bool {
    guard let earliest = refresh.earliestChange,
      let refused = entryPlace(of: contradiction.refused, engine)
    else { return false }
    return earliest <= refused
  }

  /// Whether a row still belongs to this engine.
  func isPresent(_ row: ConflictRow, _ engine: LayoutEngine) -> Bool {
    switch row {
    case .constraint(let id):
      guard contains(id) else { return false }
      return engine.target != nil
        || items[root(of: constraints[id.slot].holder).slot].engine === engine
    case .own(let row): return (try? engine.solver.priority(of: row)) != nil
    }
  }
}
