// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// What gives an item its place and length along an axis: the rows that define the values, and those
  /// that define what these follow from. Rows that hold besides, or give way, are not among them.
  ///
  /// - Complexity: the size of what lies upstream of the item.
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
