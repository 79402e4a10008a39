// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The target size of a fitting query. It replaces the size of a root.
struct FittingTarget: Hashable {
  /// The target size of the alignment rectangle, in points.
  var size: Size
  var priorities: AxisPair<Float>
  /// Whether the subtree is measured in its place, with the safe area and the margins around it.
  var isInPlace = true
}

/// The size of an item's content at a width, as measured by the host.
public struct WrappedContent: Hashable, Sendable {
  public var item: ItemID
  public var width: Double
  public var size: ContentSize

  public init(item: ItemID, width: Double, size: ContentSize) {
    self.item = item
    self.width = width
    self.size = size
  }
}

/// The result of a fitting query.
public struct FittingResult: Hashable, Sendable {
  /// A text that the host must measure at a width.
  public struct Unmeasured: Hashable, Sendable {
    public var item: ItemID
    public var width: Double
  }

  /// The size of the frame, rounded up to pixels. It is final if ``unmeasured`` is empty.
  public var size: Size
  /// The texts that the host must measure at other widths before the size is final.
  public var unmeasured: [Unmeasured]
  /// The conflicts that involve the target.
  public var conflicts: [LayoutConflict] = []
}

extension LayoutForest {
  /// The size of `item` for a target, computed only from the constraints within its subtree.
  ///
  /// A separate engine solves the subtree, and is then discarded. No frame changes. The result is
  /// the size of the frame, rounded up to pixels. Source: the reference of UIView and WWDC 2018
  /// session 220.
  ///
  /// `target` is the target size, such as zero for the smallest size. `priorities` is the priority
  /// of the target along each axis; 50 by default.
  ///
  /// - Complexity: that of a first layout of the subtree. A query that was made since the last
  ///   change of the forest takes constant time.
  public mutating func fittingSize(
    of item: ItemID, target: Size, priorities: AxisPair<Float> = AxisPair(50, 50)
  ) -> Size { fit(item, target: target, priorities: priorities).size }

  /// The size of `item` for a target, for hosts that measure texts themselves.
  ///
  /// `wrapped` are the host's measurements at the widths that earlier answers requested.
  public mutating func fit(
    _ item: ItemID, target: Size, priorities: AxisPair<Float>, wrapped: [WrappedContent] = []
  ) -> FittingResult {
    let query = FittingQuery(
      item: item, target: FittingTarget(size: target, priorities: priorities), wrapped: wrapped)
    if let result = fittings.result(of: query, asOf: changes) { return result }
    // If no row determines the size of an item, it keeps its size.
    let result = fit(item, query.target, wrapped: wrapped, otherwise: frame(of: item).size)
    fittings.note(result, of: query, asOf: changes)
    return result
  }

  /// - Parameters:
  ///   - known: the sizes of nested proportional stacks that were already computed.
  ///   - size: the result if no row of the subtree determines the size.
  private mutating func fit(
    _ item: ItemID, _ target: FittingTarget, wrapped: [WrappedContent] = [],
    knowing known: [ItemID: Size] = [:], otherwise size: Size
  ) -> FittingResult {
    guard contains(item) else { return FittingResult(size: .zero, unmeasured: []) }
    let order = preorder(item)
    let saved = order.map { SavedSolution(items[$0.slot], measures[$0.slot].last) }
    for content in wrapped where contains(content.item) {
      measures[content.item.slot].last.size = content.size
      measures[content.item.slot].last.wrappingWidth = content.width
    }
    var rows: [(ConstraintID, RowID?)] = []
    for id in order {
      for constraint in constraintIDs(of: id) {
        rows.append((constraint, constraints[constraint.slot].row))
      }
    }
    let engine = reusableEngine.take(forItems: order.count)
    defer { reusableEngine.keep(engine, ofItems: order.count) }
    engine.target = target
    engine.knownFittedSizes = known
    solveUntilStable(engine, item)
    var size = size
    if items[item.slot].variables != nil {
      let frame = solvedFrame(of: item, engine)
      let pixels = environment(of: item).pixels
      size = Size(
        width: pixels.roundedUp(frame.width),
        height: pixels.roundedUp(frame.height))
    }
    noteFitting(size, isInPlace: target.isInPlace)
    let unmeasured = order.compactMap { id in
      items[id.slot].isSizedByHost
        ? widthToWrap(id, engine).map { FittingResult.Unmeasured(item: id, width: $0) } : nil
    }
    for (id, solution) in zip(order, saved) {
      solution.restore(&items[id.slot], &measures[id.slot].last)
    }
    for (id, row) in rows { constraints[id.slot].row = row }
    let conflicts = engine.resolution.reports.filter { conflict in
      conflict.members.contains { if case .fittingTarget = $0 { true } else { false } }
    }
    return FittingResult(size: size, unmeasured: unmeasured, conflicts: conflicts)
  }

  /// Writes the rows that pull the root of a fitting query towards its target.
  func writeTargetRows(
    of id: ItemID, _ target: FittingTarget, into draft: inout RowDraft
  ) {
    guard let variables = items[id.slot].variables else { return }
    for axis in Axis.allCases {
      draft.add(variables.length(axis), 1)
      draft.finish(
        .equal, target.size[axis], priority: target.priorities[axis],
        source: .fittingTarget(axis))
    }
  }

  /// Solves the stacks nested in proportional stacks separately. The size that a nested stack needs
  /// determines its share.
  ///
  /// Inner stacks are solved before outer ones, which use the results. Each stack is solved once.
  mutating func fitNestedStacks(in order: [ItemID], _ engine: LayoutEngine) {
    var known = engine.knownFittedSizes
    for id in order.dropFirst().reversed() where isNestedInProportion(id) {
      let size = known[id] ?? nestedSize(of: id, knowing: known)
      known[id] = size
      engine.fittedSizes[id] = size
    }
  }

  /// Solves nested stacks of proportional stacks again if they contain pending changes.
  mutating func fitPending(_ engine: LayoutEngine, _ root: ItemID) {
    guard hasNestedStacksInProportion(engine.pending) else { return }
    var seen: Set<ItemID> = []
    var stale: [(id: ItemID, depth: Int)] = []
    let constrained = engine.pending.constraints.filter { contains($0) }
      .map { constraints[$0.slot].holder }
    for id in engine.pending.changedItems + constrained
    where isDescendant(id, of: root) {
      var next: ItemID? = id
      while let current = next, seen.insert(current).inserted {
        next = current == root ? nil : items[current.slot].parent
        guard next != nil, isNestedInProportion(current) else { continue }
        stale.append((current, depth(of: current)))
      }
    }
    var known = stale.isEmpty ? [:] : engine.fittedSizes
    for (id, _) in stale { known[id] = nil }
    for (id, _) in stale.sorted(by: { $0.depth > $1.depth }) {
      let size = nestedSize(of: id, knowing: known)
      known[id] = size
      guard engine.fittedSizes[id] != size else { continue }
      engine.fittedSizes[id] = size
      if let parent = items[id.slot].parent { engine.pending.items.append(parent) }
    }
  }

  /// Whether any pending item may be inside a stack view nested in a proportional one.
  private func hasNestedStacksInProportion(_ pending: Pending) -> Bool {
    pending.changedItems.contains { isInsideProportion($0) }
      || pending.constraints.contains {
        contains($0) && isInsideProportion(constraints[$0.slot].holder)
      }
  }

  private func isInsideProportion(_ id: ItemID) -> Bool {
    guard contains(id) else { return false }
    var next = items[id.slot].parent
    while let current = next {
      if isProportional(current) { return true }
      next = items[current.slot].parent
    }
    return false
  }

  /// The size that a nested stack needs by itself; zero if it has no arranged subviews.
  ///
  /// The position of the stack must have no influence. It depends on this size, and differs before
  /// and after a first layout.
  ///
  /// - Parameter known: the sizes of nested stacks inside it that were already computed.
  private mutating func nestedSize(of id: ItemID, knowing known: [ItemID: Size]) -> Size {
    let target = FittingTarget(size: .zero, priorities: AxisPair(50, 50), isInPlace: false)
    return fit(id, target, knowing: known, otherwise: .zero).size
  }

  /// Whether `id` is a stack view that is a visible arranged subview of a proportional stack view.
  private func isNestedInProportion(_ id: ItemID) -> Bool {
    guard arrangement(of: id) != nil, !items[id.slot].item.isHidden,
      let parent = items[id.slot].parent, let outer = arrangement(of: parent)
    else { return false }
    return outer.isProportional && outer.items.contains(id)
  }
}

/// The solution in an item's slot, saved while another engine solves a query.
private struct SavedSolution {
  var participates: Bool
  var variables: ItemVariables?
  var rows: [RowID]
  var measured: MeasuredContent
  var insets: EffectiveInsets

  init(_ slot: ItemSlot, _ measured: MeasuredContent) {
    participates = slot.participates
    variables = slot.variables
    rows = slot.rows
    self.measured = measured
    insets = slot.insets
  }

  func restore(_ slot: inout ItemSlot, _ measured: inout MeasuredContent) {
    slot.participates = participates
    slot.variables = variables
    slot.rows = rows
    measured = self.measured
    slot.insets = insets
  }
}
