// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The solver of one root, and its pending changes.
///
/// A class because arrays hold no non-copyable values: the root's slot owns it alone, and one call
/// pays one exclusivity check.
package final class LayoutEngine {
  var solver = Solver()
  /// What rows were written as.
  private var rows = RowTable()
  /// What variables belong to.
  private var variables = VariableTable()
  /// The spanners of stack views, made when first asked for.
  private var spanners: [ItemID: StackSpanner] = [:]
  /// The target of a fitting question, in place of the root's size.
  var target: FittingTarget?
  /// The sizes that nested stacks of proportional stacks need by themselves.
  var fittedSizes: [ItemID: Size] = [:]
  /// Those among them that whoever asks a fitting question knows.
  var knownFittedSizes: [ItemID: Size] = [:]
  /// Whether all rows are to be made anew.
  private(set) var needsRebuild = true
  /// Changes since the last solution.
  var pending = Pending()
  /// The items whose content sizes depend on their widths. Some may have been removed.
  var texts: [ItemID] = []
  /// The items whose content sizes are the host's. Some may have been removed.
  var hostTexts: [ItemID] = []
  /// The items of these lists, to note none twice.
  var knownTexts: Set<ItemID> = []
  var knownHostTexts: Set<ItemID> = []
  /// The texts that may have to be wrapped at another width; nil for all.
  var textsToWrap: [ItemID]?
  /// The variables that changes of rows bear on directly, while the widths of wrapped texts may stay.
  var touched: [VariableID] = []
  var isNotingTouched = false
  /// Whether the widths of all texts are those that a start from natural sizes leads to.
  var didSettleWraps = false
  /// Whether any row has terms along both axes.
  var mixesAxes = false
  /// Whether items in these lists may have been removed.
  var hasDepartures = false
  /// Whether any row has margins or safe areas among its constants.
  var hasInsetRows = false
  /// Whether the insets of all views that take part were derived from a solution.
  var hasDerivedInsets = false
  /// The views whose insets follow from their solved frames. Some may have been removed.
  var insetViews: Set<ItemID> = []
  /// Rows that followed from others when they entered. Some may have been removed.
  var redundantRows: Set<RowID> = []
  /// Whether insets depended on themselves in the last solution.
  var hasInsetFeedback = false
  /// Items whose frames moved, or the sources of whose insets changed.
  var moved: [ItemID] = []
  /// Items whose size changed.
  var resized: [ItemID] = []
  /// Variables whose values changed on the way to the solution.
  private var changed: [VariableID] = []
  /// Whether the last solution made all rows anew.
  var isRebuilt = false
  /// Whether rows were relaxed together, because no member of a conflict may be broken.
  var hasRelaxedRows = false
  /// Constraints that a conflict took out of force or relaxed.
  var broken: Set<ConstraintID> = []
  /// Rows of stack views and margins that a conflict took out of force, as constraints.
  var brokenRules: [(row: RowID, rule: ImpliedConstraint)] = []
  /// Conflicts that stand, in the order in which they are met.
  var contradictions: [Contradiction] = [] {
    didSet { hasChangedContradictions = true }
  }
  var hasChangedContradictions = false
  /// Which of all changes of conflicts in the forest was the last here; zero before the first.
  var conflictsVersion: UInt64 = 0
  /// Required rows that are out of force and wait for their turn.
  var unsettled: [SettledRow] = []
  /// Positions of rows, as long as they stay where they are.
  var places = EntryPositions()
  /// Rows that tell equally good layouts apart, below every priority.
  var wishes: [RowID] = []
  /// Whether rows came, went or changed their kind since the last look for freedom.
  var hasChangedRows = true
  /// The solver's count of basis changes at the last look for freedom.
  var knownBasisChanges = 0
  /// Whether the last solution settled within its rounds.
  var didSettle = true
  /// The solver's work that a forest has counted already.
  private var counted = Counters()
  /// The work of solvers before this one that no forest has counted yet.
  private var uncounted = (steps: 0, entriesTouched: 0)

  init() {}

  /// Makes an engine in the memory of one that nobody needs any more.
  init(inRoomOf other: LayoutEngine) {
    swap(&solver, &other.solver)
    solver.removeAll()
    swap(&rows, &other.rows)
    rows.removeAll()
    swap(&variables, &other.variables)
    variables.removeAll()
  }

  var conflicts: [LayoutConflict] { contradictions.map { $0.report } }

  var isDirty: Bool { needsRebuild || !pending.isEmpty }

  /// Has all rows made anew at the next solution.
  func setNeedsRebuild() {
    needsRebuild = true
    pending = Pending()
  }

  /// Has the sets of texts agree with the lists.
  func indexTexts() {
    knownTexts = Set(texts)
    knownHostTexts = Set(hostTexts)
  }

  /// Removes all rows, variables and pending changes.
  func reset() {
    uncounted = takeWork()
    solver.removeAll()
    counted = Counters()
    rows.removeAll()
    variables.removeAll()
    spanners.removeAll(keepingCapacity: true)
    fittedSizes.removeAll(keepingCapacity: true)
    needsRebuild = false
    isRebuilt = true
    hasRelaxedRows = false
    hasDerivedInsets = false
    mixesAxes = false
    textsToWrap = nil
    (insetViews, redundantRows) = ([], [])
    (moved, resized, changed) = ([], [], [])
    pending = Pending()
    broken = []
    brokenRules = []
    (contradictions, unsettled) = ([], [])
    (wishes, hasChangedRows, knownBasisChanges) = ([], true, 0)
  }

  /// The work of solvers since it was last taken.
  func takeWork() -> (steps: Int, entriesTouched: Int) {
    let counters = solver.counters
    defer { (counted, uncounted) = (counters, (0, 0)) }
    return (
      uncounted.steps + counters.dualSteps - counted.dualSteps,
      uncounted.entriesTouched + counters.entriesTouched - counted.entriesTouched
    )
  }
}

/// What the engine knows about the rows and variables of its solver.
///
/// Each access to a property of a class is checked while the program runs, so what is done for every row
/// or variable is done by one call for all of them.
extension LayoutEngine {
  func setSource(_ source: RowSource, _ kind: RowDraft.Kind, of row: RowID) {
    hasChangedRows = true
    rows.set(source, kind, of: row)
  }

  /// Takes note of the rows that a draft's have become.
  func note(_ entered: [RowID?], of draft: RowDraft) {
    hasChangedRows = true
    rows.set(entered, to: draft)
    solver.forEachRedundant(of: entered) { redundantRows.insert($0) }
    guard isNotingTouched else { return }
    for case let row? in entered { noteTouched(row) }
  }

  func remove(_ row: RowID) {
    noteTouched(row)
    try? solver.remove(row)
  }

  /// Takes note that a row comes from no rule, though one before it in its slot may have.
  func forgetSource(of row: RowID) { rows.forget(row) }

  func kind(of row: RowID) -> RowDraft.Kind? { rows.kind(of: row) }

  func relation(of row: RowID) -> Relation { kind(of: row)?.relation ?? .equal }

  func source(of row: RowID) -> RowSource? { rows.source(of: row) }

  /// Makes room for the variables of so many items, of which so many are stack views, and their bounds.
  func reserve(items: Int, stacks: Int) {
    let count = 4 * items + 2 * stacks
    solver.reserve(variables: count, rows: 2 * items, terms: 2 * items)
    variables.reserve(count)
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
    variables.add(variable, owner)
    return variable
  }

  /// The item and axis that `variable` belongs to.
  func owner(of variable: VariableID) -> VariableOwner? { variables.owner(of: variable) }

  /// Whether each variable may not be negative, by its index.
  func boundsOfVariables(_ mayBeNegative: (ItemID) -> Bool) -> [Bool] {
    variables.owners.map { owner in
      guard let owner, owner.isLength else { return false }
      return !mayBeNegative(owner.item)
    }
  }

  /// Notes whether the terms of rows that are about to be entered lie along both axes.
  func noteAxes(of draft: RowDraft) {
    if !mixesAxes { mixesAxes = variables.mixesAxes(draft) }
  }

  /// The spanner of a stack view, the same each time its rows are written.
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

  /// Removes the spanner of a stack view that leaves, with its rows.
  func dropSpanner(of stack: ItemID) {
    guard !spanners.isEmpty, let spanner = spanners.removeValue(forKey: stack) else { return }
    pending.variables += [spanner.start, spanner.end]
  }
}

/// Changes of values.
extension LayoutEngine {
  /// Solves, and notes the variables whose values changed.
  func update() {
    let variables = variables
    let wrapping = textsToWrap == nil ? [] : knownTexts
    var (changed, moved, resized, toWrap) = ([VariableID](), [ItemID](), [ItemID](), [ItemID]())
    solver.forEachChangedValue { variable, _ in
      changed.append(variable)
      guard let owner = variables.owner(of: variable) else { return }
      moved.append(owner.item)
      guard owner.isLength else { return }
      resized.append(owner.item)
      if owner.axis == .horizontal, wrapping.contains(owner.item) { toWrap.append(owner.item) }
    }
    self.changed += changed
    self.moved += moved
    self.resized += resized
    textsToWrap? += toWrap
  }

  /// The degrees of freedom whose values differ from the previous solution, after all rounds, with
  /// the differences; not a number for new items. There may be repetitions.
  func takeMoved() -> [(owner: VariableOwner, distance: Double)] {
    var values: [Double] = []
    values.reserveCapacity(changed.count)
    solver.forEachValue(of: changed) { values.append($0) }
    let moved = variables.note(values, of: changed)
    changed.removeAll(keepingCapacity: true)
    return moved
  }
}
