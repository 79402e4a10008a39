// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The solver of one root and its pending changes.
///
/// It is a class, because arrays cannot hold non-copyable values. Only the root's slot owns it, and
/// one call pays for one exclusivity check.
package final class LayoutEngine {
  var solver = Solver()
  /// The source, relation and priorities of each row.
  private var rows = RowTable()
  /// The item and the previous value of each variable.
  private var variables = VariableTable()
  /// The spanners of stack views, made on first use.
  private var spanners: [ItemID: StackSpanner] = [:]
  /// The target of a fitting query. It replaces the root's size.
  var target: FittingTarget?
  /// The sizes that nested stacks of proportional stacks need by themselves.
  var fittedSizes: [ItemID: Size] = [:]
  /// The part of ``fittedSizes`` that the caller of a fitting query already knows.
  var knownFittedSizes: [ItemID: Size] = [:]
  /// Whether the next solution makes all rows again.
  private(set) var needsRebuild = true
  /// The changes since the last solution.
  var pending = Pending()
  /// The items whose content sizes depend on their widths. Some may have been removed.
  var texts: [ItemID] = []
  /// The items whose content sizes are from the host. Some may have been removed.
  var hostTexts: [ItemID] = []
  /// The items of ``texts``, which prevent duplicates.
  var knownTexts: Set<ItemID> = []
  var knownHostTexts: Set<ItemID> = []
  /// The texts that may have to be wrapped at another width; nil for all texts.
  var textsToWrap: [ItemID]?
  /// The variables that row changes directly affect, recorded while wrapped texts may keep their
  /// widths.
  var touched: [VariableID] = []
  var isNotingTouched = false
  /// Whether the widths of all texts are those that a start from natural sizes leads to.
  var didSettleWraps = false
  /// Whether any row has terms along both axes.
  var mixesAxes = false
  /// Whether items in the lists of texts may have been removed.
  var hasDepartures = false
  /// Whether any row has margins or safe areas among its constants.
  var hasInsetRows = false
  /// Whether the insets of all views in the solution were derived from a solution.
  var hasDerivedInsets = false
  /// The views whose insets depend on their solved frames. Some may have been removed.
  var insetViews: Set<ItemID> = []
  /// The rows that were redundant when they were entered. Some may have been removed.
  var redundantRows: Set<RowID> = []
  /// Whether insets depended on themselves in the last solution.
  var hasInsetFeedback = false
  /// The items whose frames moved, or whose inset sources changed.
  var moved: [ItemID] = []
  /// The items whose size changed.
  var resized: [ItemID] = []
  /// The variables whose values changed on the way to the solution.
  private var changed: [VariableID] = []
  /// Whether the last solution made all rows again.
  var isRebuilt = false
  /// Whether rows were relaxed together, because no member of a conflict may be broken.
  var hasRelaxedRows = false
  /// The constraints that a conflict took out of force or relaxed.
  var broken: Set<ConstraintID> = []
  /// The rows of stack views and margins that a conflict took out of force, as constraints.
  var brokenRules: [(row: RowID, rule: ImpliedConstraint)] = []
  /// The current conflicts, in the order in which they are found.
  var contradictions: [Contradiction] = [] {
    didSet { hasChangedContradictions = true }
  }
  var hasChangedContradictions = false
  /// The value of the forest's count of conflict changes at the last change here; 0 before the
  /// first.
  var conflictsVersion: UInt64 = 0
  /// The required rows that are out of force and wait for their turn.
  var unsettled: [SettledRow] = []
  /// The cached positions of items and rows. The cache is valid while they do not change.
  var places = EntryPositions()
  /// Rows below every priority that choose one of several equally good layouts.
  var wishes: [RowID] = []
  /// Whether rows were added, removed or changed in kind since the last search for free variables.
  var hasChangedRows = true
  /// The solver's count of basis changes at the last search for free variables.
  var knownBasisChanges = 0
  /// Whether the last solution settled within its rounds.
  var didSettle = true
  /// The solver's work that the forest has already counted.
  private var counted = Counters()
  /// The work of earlier solvers that the forest has not counted yet.
  private var uncounted = (steps: 0, entriesTouched: 0)

  init() {}

  /// Makes an engine that reuses the memory of `other`. The caller must not use `other` again.
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

  /// Makes the next solution write and enter all rows again.
  func setNeedsRebuild() {
    needsRebuild = true
    pending = Pending()
  }

  /// Sets ``knownTexts`` and ``knownHostTexts`` to the items of the lists.
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

  /// The work of the solvers since the last call.
  func takeWork() -> (steps: Int, entriesTouched: Int) {
    let counters = solver.counters
    defer { (counted, uncounted) = (counters, (0, 0)) }
    return (
      uncounted.steps + counters.dualSteps - counted.dualSteps,
      uncounted.entriesTouched + counters.entriesTouched - counted.entriesTouched
    )
  }
}

/// The rows and variables of the solver.
///
/// Each access to a property of a class is checked at run time. Work for every row or variable is
/// therefore done by one call for all of them.
extension LayoutEngine {
  func setSource(_ source: RowSource, _ kind: RowDraft.Kind, of row: RowID) {
    hasChangedRows = true
    rows.set(source, kind, of: row)
  }

  /// Stores the sources and kinds of the rows that a draft was entered as.
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

  /// Clears the source of a row that no rule makes. An earlier row in the same slot may have had
  /// one.
  func forgetSource(of row: RowID) { rows.forget(row) }

  func kind(of row: RowID) -> RowDraft.Kind? { rows.kind(of: row) }

  func relation(of row: RowID) -> Relation { kind(of: row)?.relation ?? .equal }

  func source(of row: RowID) -> RowSource? { rows.source(of: row) }

  /// Reserves memory for the variables and bounds of `items` items, `stacks` of which are stack
  /// views.
  func reserve(items: Int, stacks: Int) {
    let count = 4 * items + 2 * stacks
    solver.reserve(variables: count, rows: 2 * items, terms: 2 * items)
    variables.reserve(count)
  }

  /// Adds the four variables of an item. Its sizes may not be negative unless `mayBeNegative` is
  /// true.
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

  /// The item and axis of `variable`; nil for a spanner.
  func owner(of variable: VariableID) -> VariableOwner? { variables.owner(of: variable) }

  /// For each variable, by index, whether it is bounded to be non-negative.
  func boundsOfVariables(_ mayBeNegative: (ItemID) -> Bool) -> [Bool] {
    variables.owners.map { owner in
      guard let owner, owner.isLength else { return false }
      return !mayBeNegative(owner.item)
    }
  }

  /// Records whether any row of the draft has terms along both axes.
  func noteAxes(of draft: RowDraft) {
    if !mixesAxes { mixesAxes = variables.mixesAxes(draft) }
  }

  /// The spanner of a stack view. It is the same each time the stack view's rows are written.
  func spanner(of stack: ItemID) -> StackSpanner {
    if let spanner = spanners[stack] { return spanner }
    let spanner = StackSpanner(
      start: makeVariable(nil, nonNegative: false), end: makeVariable(nil, nonNegative: false))
    spanners[stack] = spanner
    return spanner
  }

  /// The stack view whose spanner starts or ends at `variable`.
  ///
  /// - Complexity: linear in the number of spanners.
  func spannerOwner(of variable: VariableID) -> (stack: ItemID, isEnd: Bool)? {
    for (stack, spanner) in spanners where spanner.start == variable || spanner.end == variable {
      return (stack, spanner.end == variable)
    }
    return nil
  }

  /// Removes the spanner of a stack view that leaves the solution.
  func dropSpanner(of stack: ItemID) {
    guard !spanners.isEmpty, let spanner = spanners.removeValue(forKey: stack) else { return }
    pending.variables += [spanner.start, spanner.end]
  }
}

/// Changes of values.
extension LayoutEngine {
  /// Solves, and records the variables whose values changed.
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

  /// The item variables whose values differ from the previous solution, after all rounds, with the
  /// differences. The difference of a new item is not a number. The list may contain repetitions.
  func takeMoved() -> [(owner: VariableOwner, distance: Double)] {
    var values: [Double] = []
    values.reserveCapacity(changed.count)
    solver.forEachValue(of: changed) { values.append($0) }
    let moved = variables.note(values, of: changed)
    changed.removeAll(keepingCapacity: true)
    return moved
  }
}
