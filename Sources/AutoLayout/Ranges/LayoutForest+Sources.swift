// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// The rows that determine an item's position and length along an axis, directly or through other
  /// variables. Rows that are merely satisfied, and rows that give way, are not included.
  ///
  /// - Complexity: linear in the rows upstream of the item.
  package mutating func sources(of item: ItemID, along axis: Axis) -> [RowSource] {
    guard contains(item), let variables = items[item.slot].variables else { return [] }
    let engine = solve(root(of: item))
    var found: [RowSource] = []
    var known: Set<RowID> = []
    for variable in [variables.origin(axis), variables.length(axis)] {
      _ = engine.solver.mayDepend(variable) { row in
        if known.insert(row).inserted, let source = engine.source(of: row) { found.append(source) }
        return false
      }
    }
    return found
  }
}
