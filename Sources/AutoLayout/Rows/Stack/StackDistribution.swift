// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Writes the rows that a distribution adds to the spacing: equal or proportional lengths, equal
  /// gaps.
  func writeDistribution(
    _ stack: StackFrame, _ engine: LayoutEngine, into draft: inout RowDraft
  ) {
    switch stack.arrangement.distribution {
    case .fill: break
    case .fillEqually: writeEqualLengths(stack, into: &draft)
    case .fillProportionally: writeProportionalLengths(stack, engine, into: &draft)
    case .equalSpacing:
      writeEqualGaps(stack, priority: 1000, into: &draft) { previous, next, factor, draft in
        writeGap(from: previous, to: next, stack, factor: factor, into: &draft)
      }
      writeCanvasFit(stack, stack.axis, into: &draft)
    case .equalCentering:
      writeEqualGaps(stack, priority: StackPriority.equalCentering, into: &draft) {
        previous, next, factor, draft in
        write(.center, of: next, stack.axis, factor: factor, in: stack, into: &draft)
        write(.center, of: previous, stack.axis, factor: -factor, in: stack, into: &draft)
      }
      writeCanvasFit(stack, stack.axis, into: &draft)
    }
  }

  private func writeEqualLengths(_ stack: StackFrame, into draft: inout RowDraft) {
    guard let first = stack.visible.first.flatMap({ items[$0.slot].variables }) else { return }
    for item in stack.visible.dropFirst() {
      guard let variables = items[item.slot].variables else { continue }
      draft.add(variables.length(stack.axis), 1)
      draft.add(first.length(stack.axis), -1)
      draft.finish(.equal, 0, source: .stack(stack.id, .fillEqually))
    }
  }

  /// Gives each item a share of the stack view's length. The share is the item's own length divided
  /// by the total of all lengths and spacings. Where the spacing does not scale, later items give
  /// way first.
  private func writeProportionalLengths(
    _ stack: StackFrame, _ engine: LayoutEngine, into draft: inout RowDraft
  ) {
    let lengths = stack.visible.map { proportionalLength(of: $0, stack.axis, engine) }
    for length in lengths { noteShare(length) }
    guard lengths.contains(where: { $0 > 0 }) else {
      writeEqualLengths(stack, into: &draft)
      return
    }
    let gaps = zip(stack.visible, stack.visible.dropFirst()).reduce(0) {
      $0 + spacing(from: $1.0, to: $1.1, stack)
    }
    let total = lengths.reduce(gaps, +)
    guard let outer = items[stack.id.slot].variables, total > 0 else { return }
    let isSingle =
      lengths.count(where: { $0 > 0 }) == 1 && (stack.visible.count == 1 || gaps == 0)
    for (index, item) in stack.visible.enumerated() {
      guard let variables = items[item.slot].variables else { continue }
      let hasLength = lengths[index] > 0
      draft.add(variables.length(stack.axis), 1)
      if hasLength { draft.add(outer.length(stack.axis), -lengths[index] / total) }
      let series = max(StackPriority.fillProportionally - Float(index), 1)
      draft.finish(
        .equal, 0, priority: hasLength && !isSingle ? series : 1000,
        source: .stack(stack.id, .fillProportionally))
    }
  }

  /// The length that determines an item's share: its content length, or the size that a nested
  /// stack view needs.
  private func proportionalLength(
    of item: ItemID, _ axis: Axis, _ engine: LayoutEngine
  ) -> Double { engine.fittedSizes[item]?[axis] ?? contentSize(of: item)[axis] ?? 0 }

  private func writeEqualGaps(
    _ stack: StackFrame, priority: Float, into draft: inout RowDraft,
    _ writeGap: (ItemID, ItemID, Double, inout RowDraft) -> Void
  ) {
    guard stack.visible.count > 2 else { return }
    for (previous, next) in zip(stack.visible.dropFirst(), stack.visible.dropFirst(2)) {
      writeGap(previous, next, 1, &draft)
      writeGap(stack.visible[0], stack.visible[1], -1, &draft)
      draft.finish(.equal, 0, priority: priority, source: .stack(stack.id, .fillEqually))
    }
  }

  /// Makes the stack view as small as its content allows, if nothing else determines its length.
  func writeCanvasFit(_ stack: StackFrame, _ axis: Axis, into draft: inout RowDraft) {
    guard let variables = items[stack.id.slot].variables else { return }
    draft.add(variables.length(axis), 1)
    draft.finish(
      .equal, 0, priority: StackPriority.canvasFit, source: .stack(stack.id, .canvasFit))
  }
}
