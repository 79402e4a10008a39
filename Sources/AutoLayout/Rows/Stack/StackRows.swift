// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The constraints that a stack view makes for its arrangement, group by group.
///
/// Groups, items, relations and priorities are those that UIKit prints. Source: published prints of
/// stack view constraints, and conflict messages that list them.
extension LayoutForest {
  func writeStackRows(of id: ItemID, _ engine: LayoutEngine, into draft: inout RowDraft) {
    guard let stack = stackFrame(of: id), !stack.items.isEmpty else { return }
    writeAxisConnections(stack, into: &draft)
    writeSpacing(stack, into: &draft)
    writeHiding(stack, into: &draft)
    writeDistribution(stack, engine, into: &draft)
    writeAlignment(stack, into: &draft)
    let spanner = writeSpanner(stack, engine, into: &draft)
    writeCrossConnections(stack, spanner, into: &draft)
    writeAmbiguitySuppression(stack, into: &draft)
  }

  /// Attaches the first visible item to the start of the canvas and the last one to its end.
  private func writeAxisConnections(_ stack: StackFrame, into draft: inout RowDraft) {
    let source = RowSource.stack(stack.id, .canvasConnection)
    guard let first = stack.visible.first, let last = stack.visible.last else {
      // Without visible items the canvas shrinks to zero, as far as other constraints allow.
      writeCanvas(.end, stack.axis, factor: 1, in: stack, into: &draft)
      writeCanvas(.start, stack.axis, factor: -1, in: stack, into: &draft)
      draft.finish(
        .equal, 0, priority: StackPriority.spanningFit,
        source: .stack(stack.id, .alignmentSpanner))
      return
    }
    write(.start, of: first, stack.axis, factor: 1, in: stack, into: &draft)
    writeCanvas(.start, stack.axis, factor: -1, in: stack, into: &draft)
    draft.finish(.equal, 0, source: source)
    writeCanvas(.end, stack.axis, factor: 1, in: stack, into: &draft)
    write(.end, of: last, stack.axis, factor: -1, in: stack, into: &draft)
    draft.finish(.equal, 0, source: source)
  }

  /// Writes the gaps between neighbours, including hidden items.
  private func writeSpacing(_ stack: StackFrame, into draft: inout RowDraft) {
    let isLoose =
      stack.arrangement.distribution == .equalSpacing
      || stack.arrangement.distribution == .equalCentering
    for (previous, next) in zip(stack.items, stack.items.dropFirst()) {
      writeGap(from: previous, to: next, stack, factor: 1, into: &draft)
      draft.finish(
        isLoose ? .greaterThanOrEqual : .equal, gap(from: previous, to: next, stack),
        source: .stack(stack.id, .spacing))
    }
  }

  /// Writes `factor × (next.start − previous.end)`, between baselines if the stack view is
  /// baseline-relative.
  func writeGap(
    from previous: ItemID, to next: ItemID, _ stack: StackFrame, factor: Double,
    into draft: inout RowDraft
  ) {
    if stack.isBaselineRelative {
      write(
        .firstBaseline, of: next, factor: factor, in: stack.id, meansContent: false, into: &draft)
      write(
        .lastBaseline, of: previous, factor: -factor, in: stack.id, meansContent: false,
        into: &draft)
    } else {
      write(.start, of: next, stack.axis, factor: factor, in: stack, into: &draft)
      write(.end, of: previous, stack.axis, factor: -factor, in: stack, into: &draft)
    }
  }

  /// Gives hidden items a length of zero.
  private func writeHiding(_ stack: StackFrame, into draft: inout RowDraft) {
    for item in stack.items where !stack.isVisible(item) {
      guard let variables = items[item.slot].variables else { continue }
      draft.add(variables.length(stack.axis), 1)
      draft.finish(.equal, 0, source: .stack(stack.id, .hiding))
    }
  }

  /// Sets the length across the axis for items whose length no other row determines: their arranged
  /// length, or zero.
  private func writeAmbiguitySuppression(_ stack: StackFrame, into draft: inout RowDraft) {
    guard stack.arrangement.alignment != .fill else { return }
    let cross = stack.axis.other
    for item in stack.items {
      guard let variables = items[item.slot].variables else { continue }
      draft.add(variables.length(cross), 1)
      draft.finish(
        .equal, items[item.slot].item.arrangedSize?[cross] ?? 0,
        priority: StackPriority.ambiguitySuppression,
        source: .stack(stack.id, .ambiguitySuppression))
    }
  }
}

/// The priorities below required that stack views use.
enum StackPriority {
  static let spanningBoundary: Float = 999.5
  /// The priority of the first item. It decreases by one for each following item.
  static let fillProportionally: Float = 999
  static let equalCentering: Float = 149
  static let spanningFit: Float = 51
  static let canvasFit: Float = 49
  static let ambiguitySuppression: Float = 25
}
