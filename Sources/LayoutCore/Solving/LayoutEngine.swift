// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The solver of one root, and what is pending for it.
///
/// A class because arrays hold no non-copyable values: the root's slot owns it alone, and one call
/// pays one exclusivity check.
package final class LayoutEngine {
  var solver = Solver()
  /// Which rule each row comes from, by the row's slot.
  private var sources: [RowSource?] = []
  /// Relation and priorities of each row as they were written, by the row's slot.
  private var kinds: [RowDraft.Kind] = []
  /// Whose degree of freedom each variable is, by the variable's index; nil for those of spanners.
  private var owners: [VariableOwner?] = []
  /// The spanners of stack views, made when first asked for.
  private var spanners: [ItemID: StackSpanner] = [:]
  /// What stands in for the root's size in a fitting question.
  var target: FittingTarget?
  /// What nested stacks of proportional stacks need by themselves.
  var fittedSizes: [ItemID: Size] = [:]
  /// Whether all rows are to be made anew.
  private(set) var needsRebuild = true
  /// What changed since the last solution.
  var pending = Pending()
  /// The items whose content sizes depend on their widths. Some may have left.
  var texts: [ItemID] = []
  /// The items whose content sizes are the host's. Some may have left.
  var hostTexts: [ItemID] = []
  /// Whether any of these may have left.
  var hasDepartures = false
  /// Whether any row has margins or safe areas among its constants.
  var hasInsetRows = false
  /// Whether the insets of all views that take part were derived from a solution.
  var hasDerivedInsets = false
  /// The views whose insets follow from where the solution places them. Some may have left.
  var insetViews: Set<ItemID> = []
  /// Rows that followed from others when they entered. Some may have left.
  var redundantRows: Set<RowID> = []
  /// Whether insets decided about themselves in the last solution.
  var hasInsetFeedback = false
  /// Items whose place changed, or what their insets are derived from.
  var moved: [ItemID] = []
  /// Items whose size changed.
  var resized: [ItemID] = []
  /// Variables whose values changed on the way to the solution.
  private var changed: [VariableID] = []
  /// The value of each variable in the solution before, by its index.
  private var known: [Double] = []
  /// Whether the last solution made all rows anew.
  var isRebuilt = false
  /// Whether rows had to give way together, because none of a conflict may be broken.
  var hasRelaxedRows = false
  /// Constraints that a conflict took out of force or relaxed.
  var broken: Set<ConstraintID> = []
  /// Rows of stack views and margins that a conflict took out of force, with what they say.
  var brokenRules: [(row: RowID, rule: ImpliedConstraint)] = []
  /// Conflicts that stand, in the order in which they are met.
  var contradictions: [Contradiction] = []
  /// Required rows that are out of force and have yet to have their turn.
  var waiting: [SettledRow] = []
  /// Whether the last solution settled within its rounds.
  var didSettle = true

  init() {}

  var conflicts: [LayoutConflict] { contradictions.map { $0.report } }

  var isDirty: Bool { needsRebuild || !pending.isEmpty }

  /// Has all rows made anew at the next solution.
  func setNeedsRebuild() {
    needsRebuild = true
    pending = Pending()
  }

  /// Forgets all rows and variables, and what was pending for them.
  func reset() {
    solver = Solver()
    sources.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    spanners.removeAll(keepingCapacity: true)
    fittedSizes.removeAll(keepingCapacity: true)
    needsRebuild = false
    isRebuilt = true
    hasRelaxedRows = false
    hasDerivedInsets = false
    (insetViews, redundantRows) = ([], [])
    (moved, resized, changed) = ([], [], [])
    known.removeAll(keepingCapacity: true)
    pending = Pending()
    broken = []
    brokenRules = []
    (contradictions, waiting) = ([], [])
  }
}

/// What the engine knows about the rows and variables of its solver.
extension LayoutEngine {
  func setSource(_ source: RowSource, _ kind: RowDraft.Kind, of row: RowID) {
    let slot = Int(row.slot)
    if slot >= sources.count {
      let missing = slot + 1 - sources.count
      sources.append(contentsOf: repeatElement(nil, count: missing))
      kinds.append(contentsOf: repeatElement(kind, count: missing))
    }
    sources[slot] = source
    kinds[slot] = kind
  }

  func kind(of row: RowID) -> RowDraft.Kind? {
    let slot = Int(row.slot)
    return slot < kinds.count ? kinds[slot] : nil
  }

  func relation(of row: RowID) -> Relation { kind(of: row)?.relation ?? .equal }

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

  private func makeVariable(_ owner: VariableOwner?, nonNegative: Bool) -> VariableID {
    let variable = solver.addVariable(nonNegative: nonNegative)
    let index = Int(variable.index)
    if index >= owners.count {
      let missing = index + 1 - owners.count
      owners.append(contentsOf: repeatElement(nil, count: missing))
      known.append(contentsOf: repeatElement(.nan, count: missing))
    }
    owners[index] = owner
    known[index] = .nan
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
    let spanner = StackSpanner(
      start: makeVariable(nil, nonNegative: false), end: makeVariable(nil, nonNegative: false))
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

  /// Gives up the spanner of a stack view that leaves; its rows go as well.
  func dropSpanner(of stack: ItemID) {
    guard !spanners.isEmpty, let spanner = spanners.removeValue(forKey: stack) else { return }
    pending.variables += [spanner.start, spanner.end]
  }
}

/// What moved.
extension LayoutEngine {
  /// Solves, and takes note of the variables that have other values.
  func update() {
    solver.forEachChangedValue { variable, _ in
      changed.append(variable)
      guard let owner = owner(of: variable) else { return }
      moved.append(owner.item)
      if owner.isLength { resized.append(owner.item) }
    }
  }

  /// The degrees of freedom that have other values than in the solution before, after all rounds, and
  /// by how much; not a number for new items. There may be repetitions.
  func takeMoved() -> [(owner: VariableOwner, distance: Double)] {
    var moved: [(owner: VariableOwner, distance: Double)] = []
    for variable in changed {
      guard let owner = owner(of: variable) else { continue }
      let value = solver.value(of: variable)
      let old = known[Int(variable.index)]
      guard value != old, !value.isNaN else { continue }
      known[Int(variable.index)] = value
      moved.append((owner: owner, distance: value - old))
    }
    changed.removeAll(keepingCapacity: true)
    return moved
  }
}

/// The item and axis that a variable belongs to.
struct VariableOwner {
  var item: ItemID
  var axis: Axis
  /// Whether it is the length along the axis rather than where the item begins.
  var isLength: Bool
}
