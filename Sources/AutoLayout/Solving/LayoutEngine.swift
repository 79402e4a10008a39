// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The solver of one root and its pending changes.
///
/// It is a class, because arrays cannot hold non-copyable values. Only the root's slot owns it. A pass
/// accesses its properties for every row and item. No access calls code of other modules, so
/// overlapping accesses are checked in debug builds only.
package final class LayoutEngine {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var solver = Solver()
  /// The source, relation and priorities of each row.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var rows = RowTable()
  /// The item and the previous value of each variable.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var variables = VariableTable()
  /// The spanners of stack views, made on first use.
  private var spanners: [ItemID: StackSpanner] = [:]
  /// The target of a fitting query. It replaces the root's size.
  var target: FittingTarget?
  /// The sizes that nested stacks of proportional stacks need by themselves.
  var fittedSizes: [ItemID: Size] = [:]
  /// The part of ``fittedSizes`` that the caller of a fitting query already knows.
  var knownFittedSizes: [ItemID: Size] = [:]
  /// The changes since the last solution.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var pending = Pending()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var resolution = ConflictResolution()
  var ties = TieBreaks()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var texts = WrappedTexts()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var insets = InsetTracking()
  /// The items whose frames moved, or whose inset sources changed.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var moved: [ItemID] = []
  /// The items whose size changed.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var resized: [ItemID] = []
  /// The variables whose values changed on the way to the solution.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var changed: [VariableID] = []
  /// Whether the last solution settled within its rounds.
  var didSettle = true
  private var work = SolverWork()

  init() {}

  /// Makes an engine that reuses the memory of `other`. The caller must not use `other` again.
  init(reusingStorageOf other: LayoutEngine) {
    swap(&solver, &other.solver)
    solver.removeAll()
    swap(&rows, &other.rows)
    rows.removeAll()
    swap(&variables, &other.variables)
    variables.removeAll()
  }

  /// Whether the next solution makes all rows again.
  var needsRebuild: Bool { resolution.phase == .outdated }

  /// Whether the last solution made all rows again.
  var isRebuilt: Bool { resolution.phase == .rebuilt || resolution.phase == .relaxed }

  var isDirty: Bool { needsRebuild || !pending.isEmpty }

  /// Makes the next solution write and enter all rows again.
  func setNeedsRebuild() {
    resolution.setOutdated()
    pending = Pending()
  }

  /// Removes all rows, variables and pending changes.
  func reset() {
    work.startOver(after: solver.counters)
    solver.removeAll()
    rows.removeAll()
    variables.removeAll()
    spanners.removeAll(keepingCapacity: true)
    fittedSizes.removeAll(keepingCapacity: true)
    texts.mixesAxes = false
    texts.toWrap = nil
    insets.reset()
    (moved, resized, changed) = ([], [], [])
    pending = Pending()
    resolution.rebuild()
    ties = TieBreaks()
  }

  /// The work of the solvers since the last call.
  func takeWork() -> SolverWork.Amount { work.take(solver.counters) }
}

/// The rows and variables of the solver.
extension LayoutEngine {
  func setSource(_ source: RowSource, _ kind: RowDraft.Kind, of row: RowID) {
    ties.hasChangedRows = true
    rows.set(source, kind, of: row)
  }

  /// Stores the sources and kinds of the rows that a draft was entered as.
  func note(_ entered: [RowID?], of draft: RowDraft) {
    ties.hasChangedRows = true
    rows.set(entered, to: draft)
    solver.forEachRedundant(of: entered) { insets.redundantRows.insert($0) }
    guard texts.touched != nil else { return }
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
    let tracksInsets = insets.hasRows
    let tracksTexts = texts.toWrap != nil
    solver.forEachChangedValue { variable, _ in
      changed.append(variable)
      guard tracksInsets || tracksTexts, let owner = variables.owner(of: variable) else { return }
      if tracksInsets {
        moved.append(owner.item)
        if owner.isLength { resized.append(owner.item) }
      }
      if tracksTexts, owner.isLength, owner.axis == .horizontal { noteTextToWrap(owner.item) }
    }
  }

  /// Calls `body` for each variable of an item whose value differs from that of the previous
  /// solution, after all rounds, with the difference. The difference of a new item is not a number.
  func takeMoved(_ body: (VariableOwner, Double) -> Void) {
    solver.forEachValue(of: changed) { variable, value in
      if let move = variables.note(value, of: variable) { body(move.owner, move.distance) }
    }
    changed.removeAll(keepingCapacity: true)
  }
}
