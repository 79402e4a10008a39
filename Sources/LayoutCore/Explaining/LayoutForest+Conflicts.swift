// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// The conflicts that stand as of the last solution of `root`: of each, what was broken is still out
  /// of force.
  public func standingConflicts(of root: ItemID) -> [LayoutConflict] {
    guard contains(root), let engine = items[root.slot].engine else { return [] }
    var standing: [LayoutConflict] = []
    for conflict in engine.conflicts {
      if let broken = conflict.broken, !engine.broken.contains(broken) { continue }
      if let broken = conflict.brokenRule,
        !engine.brokenRules.contains(where: { $0.rule == broken })
      {
        continue
      }
      let isKnown = standing.contains {
        $0.broken == conflict.broken && $0.brokenRule == conflict.brokenRule
          && Set($0.members) == Set(conflict.members)
      }
      if !isKnown { standing.append(conflict) }
    }
    // What no longer stands is never asked for again.
    engine.conflicts = standing
    return standing
  }
}
