// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A rectangle without a view that spans all items across the axis, in mirrored coordinates.
struct StackSpanner {
  var start: VariableID
  var end: VariableID
}

extension LayoutForest {
  /// Aligns the first item with every other item, including hidden ones.
  func writeAlignment(_ stack: StackFrame, into draft: inout RowDraft) {
    guard let first = stack.items.first else { return }
    let cross = stack.axis.other
    for other in stack.items.dropFirst() {
      for edge in alignedEdges(stack) {
        write(edge, of: first, cross, factor: 1, in: stack, into: &draft)
        write(edge, of: other, cross, factor: -1, in: stack, into: &draft)
        draft.finish(.equal, 0, source: .stack(stack.id, .alignment))
      }
      guard let baseline = stack.alignedBaseline else { continue }
      write(baseline, of: first, factor: 1, in: stack.id, meansContent: false, into: &draft)
      write(baseline, of: other, factor: -1, in: stack.id, meansContent: false, into: &draft)
      draft.finish(.equal, 0, source: .stack(stack.id, .alignment))
    }
  }

  private func alignedEdges(_ stack: StackFrame) -> [StackEdge] {
    switch stack.arrangement.alignment {
    case .fill: [.start, .end]
    case .leading: [.start]
    case .trailing: [.end]
    case .center: [.center]
    case .firstBaseline, .lastBaseline: []
    }
  }

  /// Writes the rows of the spanner, if the stack view needs one. It surrounds every visible item
  /// and is as narrow as possible.
  func writeSpanner(
    _ stack: StackFrame, _ engine: LayoutEngine, into draft: inout RowDraft
  ) -> StackSpanner? {
    guard stack.visible.isEmpty || stack.hasSpanner else { return nil }
    let cross = stack.axis.other
    let spanner = engine.spanner(of: stack.id)
    draft.add(spanner.end, 1)
    draft.add(spanner.start, -1)
    draft.finish(.greaterThanOrEqual, 0, source: .stack(stack.id, .alignmentSpanner))
    for item in stack.visible {
      draft.add(spanner.start, 1)
      write(.start, of: item, cross, factor: -1, in: stack, into: &draft)
      finishBoundary(stack, isWeak: stack.isWeakAtStart, .lessThanOrEqual, into: &draft)
      draft.add(spanner.end, 1)
      write(.end, of: item, cross, factor: -1, in: stack, into: &draft)
      finishBoundary(stack, isWeak: stack.isWeakAtEnd, .greaterThanOrEqual, into: &draft)
    }
    if stack.isWeakAtStart || stack.isWeakAtEnd || stack.visible.isEmpty {
      draft.add(spanner.end, 1)
      draft.add(spanner.start, -1)
      draft.finish(
        .equal, 0, priority: StackPriority.spanningFit, source: .stack(stack.id, .spanningFit))
    }
    return spanner
  }

  private func finishBoundary(
    _ stack: StackFrame, isWeak: Bool, _ relation: Relation, into draft: inout RowDraft
  ) {
    draft.finish(
      isWeak ? relation : .equal, 0,
      priority: isWeak ? 1000 : StackPriority.spanningBoundary,
      source: .stack(stack.id, .spanningBoundary))
  }

  /// Connects the items or the spanner with the canvas across the axis.
  func writeCrossConnections(
    _ stack: StackFrame, _ spanner: StackSpanner?, into draft: inout RowDraft
  ) {
    guard let first = stack.items.first else { return }
    let alignment = stack.arrangement.alignment
    // On the side of the aligned baseline only the first item bounds the canvas, and the others may
    // extend beyond it. Source: the print of iOS 10 for last baselines, a frame of Xcode 12 for
    // first baselines.
    let baselineEdge: StackEdge? =
      switch alignment {
      case .firstBaseline: .start
      case .lastBaseline: .end
      case .fill, .leading, .center, .trailing: nil
      }
    for edge in [StackEdge.start, .end] {
      let isWeak = edge == .start ? stack.isWeakAtStart : stack.isWeakAtEnd
      var relation = Relation.equal
      if isWeak, let spanner, edge != baselineEdge {
        draft.add(edge == .start ? spanner.start : spanner.end, 1)
      } else {
        write(edge, of: first, stack.axis.other, factor: 1, in: stack, into: &draft)
        if isWeak { relation = edge == .start ? .greaterThanOrEqual : .lessThanOrEqual }
      }
      writeCanvas(edge, stack.axis.other, factor: -1, in: stack, into: &draft)
      draft.finish(relation, 0, source: .stack(stack.id, .canvasConnection))
    }
    if alignment == .center {
      writeCanvas(.center, stack.axis.other, factor: 1, in: stack, into: &draft)
      write(.center, of: first, stack.axis.other, factor: -1, in: stack, into: &draft)
      draft.finish(.equal, 0, source: .stack(stack.id, .canvasConnection))
    }
    if baselineEdge != nil || (spanner == nil && alignment != .fill) {
      writeCanvasFit(stack, stack.axis.other, into: &draft)
    }
  }
}

extension StackFrame {
  /// Whether inequalities instead of equations bound the items at the start across the axis.
  var isWeakAtStart: Bool {
    switch arrangement.alignment {
    case .trailing, .center, .firstBaseline, .lastBaseline: true
    case .fill, .leading: false
    }
  }

  /// Whether inequalities instead of equations bound the items at the end across the axis.
  var isWeakAtEnd: Bool {
    switch arrangement.alignment {
    case .leading, .center, .firstBaseline, .lastBaseline: true
    case .fill, .trailing: false
    }
  }

  var hasSpanner: Bool { arrangement.alignment != .fill && items.count > 1 }

  /// The baseline that a horizontal stack view aligns; nil for a vertical one.
  var alignedBaseline: Attribute? {
    guard axis == .horizontal else { return nil }
    switch arrangement.alignment {
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    case .fill, .leading, .center, .trailing: return nil
    }
  }
}
