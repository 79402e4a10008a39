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
  /// The owners of hidden bounds, by the variable's index.
  var boundOwners: [RowSource?] = []
  /// The spanners of stack views, made when first asked for.
  private var spanners: [ItemID: StackSpanner] = [:]
  /// What stands in for the root's size in a fitting question.
  var target: FittingTarget?
  /// What nested stacks of proportional stacks need by themselves.
  var fittedSizes: [ItemID: Size] = [:]
  /// Whether the tree changed so that all rows are to be made anew.
  var needsRebuild = true
  /// Constraints whose row is to be entered, or brought up to date.
  var pendingConstraints: [ConstraintID] = []
  /// Rows of constraints that are no longer in force.
  var pendingRemovals: [RowID] = []
  /// Items whose own rows have other constants than before.
  var pendingItems: [ItemID] = []
  /// Constraints that a conflict took out of force or relaxed.
  var broken: Set<ConstraintID> = []
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
    boundOwners.removeAll(keepingCapacity: true)
    spanners.removeAll(keepingCapacity: true)
    needsRebuild = false
    pendingConstraints = []
    pendingRemovals = []
    pendingItems = []
    broken = []
    conflicts = []
  }

  func setSource(_ source: RowSource, of row: RowID) {
    let slot = Int(row.slot)
    if slot >= sources.count {
      sources.append(contentsOf: repeatElement(nil, count: slot + 1 - sources.count))
    }
    sources[slot] = source
  }

  func source(of row: RowID) -> RowSource? {
    let slot = Int(row.slot)
    return slot < sources.count ? sources[slot] : nil
  }

  /// Adds the four variables of an item; its sizes may not be negative.
  func makeVariables(of item: ItemID) -> ItemVariables {
    ItemVariables(
      x: solver.addVariable(), y: solver.addVariable(),
      width: makeLength(.nonNegative(item, .horizontal)),
      height: makeLength(.nonNegative(item, .vertical)))
  }

  private func makeLength(_ owner: RowSource) -> VariableID {
    let variable = solver.addVariable(nonNegative: true)
    let index = Int(variable.index)
    if index >= boundOwners.count {
      boundOwners.append(contentsOf: repeatElement(nil, count: index + 1 - boundOwners.count))
    }
    boundOwners[index] = owner
    return variable
  }

  /// The spanner of a stack view, the same one at every writing of its rows.
  func spanner(of stack: ItemID) -> StackSpanner {
    if let spanner = spanners[stack] { return spanner }
    let spanner = StackSpanner(start: solver.addVariable(), end: solver.addVariable())
    spanners[stack] = spanner
    return spanner
  }
}
