// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// The conflicts of the last solution of `root`, each set of rows once; what a conflict broke is
  /// out of force.
  public func standingConflicts(of root: ItemID) -> [LayoutConflict] {
    guard contains(root), let engine = items[root.slot].engine else { return [] }
    var standing: [LayoutConflict] = []
    for conflict in engine.conflicts {
      let isKnown = standing.contains {
        $0.broken == conflict.broken && $0.brokenRule == conflict.brokenRule
          && Set($0.members) == Set(conflict.members)
      }
      if !isKnown { standing.append(conflict) }
    }
    return standing
  }
}
