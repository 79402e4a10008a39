// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Whether the position or the size of `item` has another value that is equally good.
  ///
  /// Items that take no part in a solution are never ambiguous.
  ///
  /// - Complexity: a few steps of the solver for each of the four degrees of freedom.
  public mutating func isAmbiguous(_ item: ItemID) -> Bool {
    Axis.allCases.contains { ambiguity(of: item, along: $0) }
  }

  /// The items below `root` that may be ambiguous: all others are not; nil where that is not known of any.
  ///
  /// - Complexity: one look at what nothing holds, for all items together.
  package mutating func ambiguityCandidates(below root: ItemID) -> Set<ItemID>? {
    guard contains(root) else { return [] }
    let engine = solve(root)
    // Wishes hold what may be elsewhere as well.
    guard engine.wishes.isEmpty else { return nil }
    var found: Set<ItemID> = []
    for variable in engine.solver.looseVariables() {
      // What belongs to no item may carry others along.
      guard let owner = engine.owner(of: variable) else { return nil }
      found.insert(owner.item)
    }
    return found
  }

  /// Whether position or size along `axis` has another value that is equally good.
  public mutating func ambiguity(of item: ItemID, along axis: Axis) -> Bool {
    guard contains(item) else { return false }
    let engine = solve(root(of: item))
    guard let variables = items[item.slot].variables else { return false }
    // The host places a root: along neither axis does the solver.
    let places = items[item.slot].parent == nil ? [] : [variables.origin(axis)]
    return (places + [variables.length(axis)]).contains { variable in
      (try? engine.solver.ambiguity(of: variable)) != nil
    }
  }

  /// Whether the solution leaves no choice of where `item` begins along `axis`.
  package mutating func isOriginKnown(of item: ItemID, along axis: Axis) -> Bool {
    guard contains(item) else { return false }
    let engine = solve(root(of: item))
    guard let variable = items[item.slot].variables?.origin(axis) else { return false }
    return (try? engine.solver.ambiguity(of: variable)) == nil
  }

  /// Whether the solution leaves no choice of how long `item` is along `axis`.
  package mutating func isLengthKnown(of item: ItemID, along axis: Axis) -> Bool {
    guard contains(item) else { return false }
    let engine = solve(root(of: item))
    guard let variable = items[item.slot].variables?.length(axis) else { return false }
    return (try? engine.solver.ambiguity(of: variable)) == nil
  }
}
