// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The solver of one root, and what is pending for it.
///
/// A class because arrays hold no non-copyable values: the root's slot owns it alone, and one call
/// pays one exclusivity check.
package final class LayoutEngine {
  var solver = Solver()
  /// Which rule each row comes from, by the row's slot.
  var sources: [RowSource?] = []
  /// How the sides of each row compare, by the row's slot.
  private var relations: [Relation] = []
  /// Whose degree of freedom each variable is, by the variable's index; nil for those of spanners.
  private var owners: [VariableOwner?] = []
  /// The spanners of stack views, made when first asked for.
  private var spanners: [ItemID: StackSpanner] = [:]
  /// What stands in for the root's size in a fitting question.
  var target: FittingTarget?
  /// What nested stacks of proportional stacks need by themselves.
  var fittedSizes: [ItemID: Size] = [:]
  /// Whether the tree changed so that all rows are to be made anew.
  var needsRebuild = true
  /// The tree as of the last rebuild, parents first.
  var order: [ItemID] = []
  /// The items of ``order`` whose content sizes depend on their widths.
  var texts: [ItemID] = []
  /// Whether the host may have texts of its own to wrap.
  var hasHostTexts = true
  /// Whether any row has margins or safe areas among its constants.
  var hasInsetRows = false
  /// Whether the last solution made all rows anew.
  var isRebuilt = false
  /// Constraints whose row is to be entered, or brought up to date.
  var pendingConstraints: [ConstraintID] = []
  /// Rows of constraints that are no longer in force.
  var pendingRemovals: [RowID] = []
  /// Items whose own rows have other constants than before.
  var pendingItems: [ItemID] = []
  /// Constraints that a conflict took out of force or relaxed.
  var broken: Set<ConstraintID> = []
  /// Rows of stack views and of margins that a conflict took out of force, with what they say, in that order.
  var brokenRules: [(row: RowID, rule: ImpliedConstraint)] = []
  /// Conflicts met since the last rebuild, in order.
  var conflicts: [LayoutConflict] = []
  /// Whether the last solution settled within its rounds.
  var didSettle = true

  init() {}

  var isDirty: Bool {
    needsRebuild || !pendingConstraints.isEmpty || !pendingRemovals.isEmpty
      || !pendingItems.isEmpty
  }

  /// Forgets all rows and variables, and what was pending for them.
  func reset() {
    solver = Solver()
    sources.removeAll(keepingCapacity: true)
    relations.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    spanners.removeAll(keepingCapacity: true)
    needsRebuild = false
    isRebuilt = true
    pendingConstraints = []
    pendingRemovals = []
    pendingItems = []
    broken = []
    brokenRules = []
    conflicts = []
  }

  func setSource(_ source: RowSource, _ relation: Relation, of row: RowID) {
    let slot = Int(row.slot)
    if slot >= sources.count {
      let missing = slot + 1 - sources.count
      sources.append(contentsOf: repeatElement(nil, count: missing))
      relations.append(contentsOf: repeatElement(.equal, count: missing))
    }
    sources[slot] = source
    relations[slot] = relation
  }

  func relation(of row: RowID) -> Relation {
    let slot = Int(row.slot)
    return slot < relations.count ? relations[slot] : .equal
  }

  func source(of row: RowID) -> RowSource? {
    let slot = Int(row.slot)
    return slot < sources.count ? sources[slot] : nil
  }

  /// Adds the four variables of an item; its sizes may not be negative unless said otherwise.
  func makeVariables(of item: ItemID, mayBeNegative: Bool = false) -> ItemVariables {
    func variable(_ axis: Axis, isLength: Bool) -> VariableID {
      makeVariable(
        VariableOwner(item: item, axis: axis, isLength: isLength),
        nonNegative: isLength && !mayBeNegative)
    }
    return ItemVariables(
      x: variable(.horizontal, isLength: false), y: variable(.vertical, isLength: false),
      width: variable(.horizontal, isLength: true), height: variable(.vertical, isLength: true))
  }

  private func makeVariable(_ owner: VariableOwner, nonNegative: Bool) -> VariableID {
    let variable = solver.addVariable(nonNegative: nonNegative)
    let index = Int(variable.index)
    if index >= owners.count {
      owners.append(contentsOf: repeatElement(nil, count: index + 1 - owners.count))
    }
    owners[index] = owner
    return variable
  }

  /// Whose degree of freedom `variable` is.
  func owner(of variable: VariableID) -> VariableOwner? {
    let index = Int(variable.index)
    return index < owners.count ? owners[index] : nil
  }

  /// The spanner of a stack view, the same one at every writing of its rows.
  func spanner(of stack: ItemID) -> StackSpanner {
    if let spanner = spanners[stack] { return spanner }
    let spanner = StackSpanner(start: solver.addVariable(), end: solver.addVariable())
    spanners[stack] = spanner
    return spanner
  }

  /// The stack view whose spanner begins or ends at `variable`.
  ///
  /// - Complexity: linear in the number of spanners.
  func spannerOwner(of variable: VariableID) -> (stack: ItemID, isEnd: Bool)? {
    for (stack, spanner) in spanners where spanner.start == variable || spanner.end == variable {
      return (stack, spanner.end == variable)
    }
    return nil
  }
}

/// The item and axis that a variable belongs to.
struct VariableOwner {
  var item: ItemID
  var axis: Axis
  /// Whether it is the length along the axis rather than where the item begins.
  var isLength: Bool
}
