// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Whether another position or size of `item` is equally good.
  ///
  /// Items that take no part in the solution are never ambiguous.
  ///
  /// - Complexity: a few solver steps for each of the four variables.
  public mutating func isAmbiguous(_ item: ItemID) -> Bool {
    Axis.allCases.contains { ambiguity(of: item, along: $0) }
  }

  /// The items below `root` that may be ambiguous. Every other item is unambiguous. Nil if no item
  /// can be ruled out.
  ///
  /// - Complexity: one search for loose variables, for all items together.
  package mutating func ambiguityCandidates(below root: ItemID) -> Set<ItemID>? {
    guard contains(root) else { return [] }
    let engine = solve(root)
    // Tie-breaking rows also hold variables that have other equally good values.
    guard engine.ties.rows.isEmpty else { return nil }
    var found: Set<ItemID> = []
    for variable in engine.solver.looseVariables() {
      // A loose variable without an item may move the variables of any item.
      guard let owner = engine.owner(of: variable) else { return nil }
      found.insert(owner.item)
    }
    return found
  }

  /// Whether another position or size along `axis` is equally good.
  public mutating func ambiguity(of item: ItemID, along axis: Axis) -> Bool {
    guard contains(item) else { return false }
    let engine = solve(root(of: item))
    guard let variables = items[item.slot].variables else { return false }
    // The host, and not the solver, determines the position of a root.
    let places = items[item.slot].parent == nil ? [] : [variables.origin(axis)]
    return (places + [variables.length(axis)]).contains { variable in
      (try? engine.solver.ambiguity(of: variable)) != nil
    }
  }

  /// Whether the origin of `item` along `axis` is unambiguous.
  package mutating func isOriginKnown(of item: ItemID, along axis: Axis) -> Bool {
    guard contains(item) else { return false }
    let engine = solve(root(of: item))
    guard let variable = items[item.slot].variables?.origin(axis) else { return false }
    return (try? engine.solver.ambiguity(of: variable)) == nil
  }

  /// Whether the length of `item` along `axis` is unambiguous.
  package mutating func isLengthKnown(of item: ItemID, along axis: Axis) -> Bool {
    guard contains(item) else { return false }
    let engine = solve(root(of: item))
    guard let variable = items[item.slot].variables?.length(axis) else { return false }
    return (try? engine.solver.ambiguity(of: variable)) == nil
  }
}
