// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutCore

extension Verifier {
  /// Finds out why views differ, those whose frames differ by more than `tolerance`.
  ///
  /// - Complexity: a few steps of the solver for each such view.
  static func explain(
    _ views: inout [ViewVerification], items: [ItemID], in scene: inout BuiltScene,
    hasConflicts: Bool, isMeasured: Bool, tolerance: Double
  ) {
    let recorded = RecordedFrames(scene)
    for (index, item) in zip(views.indices, items) where !views[index].isWithin(tolerance) {
      if hasConflicts {
        views[index].cause = .conflict
      } else if recorded.areStale(around: item, in: scene) {
        views[index].cause = .stale
      } else {
        views[index].cause = cause(
          of: views[index], item, in: &scene, isMeasured: isMeasured, tolerance: tolerance)
      }
    }
    // A frame that follows from others is explained where another one is.
    let isRooted = views.contains { view in
      view.cause.map { $0 != .moved && $0 != .follows } ?? false
    }
    guard !isRooted else { return }
    let cause = rootCause(of: views, items: items, in: scene)
    for index in views.indices where views[index].cause != nil { views[index].cause = cause }
  }

  /// What all differing views of a scene follow from where no view's own size tells.
  private static func rootCause(
    of views: [ViewVerification], items: [ItemID], in scene: borrowing BuiltScene
  ) -> DeviationCause {
    let greatest = views.lazy.filter { $0.cause != nil }.map(\.deviation).max() ?? 0
    if greatest <= 1 + 1e-3 { return .rounding }
    var hasEmptyRoom = false
    for (view, item) in zip(views, items) where view.deviation >= greatest - 1 {
      let shift = abs(view.recorded.y - view.computed.y)
      if scene.forest.parent(of: item) == scene.rootView, shift >= greatest - 1 { return .canvas }
      let excess = max(
        view.recorded.width - view.computed.width, view.recorded.height - view.computed.height)
      if excess >= greatest - 1 { hasEmptyRoom = true }
    }
    return hasEmptyRoom ? .emptyRoom : .unexplained
  }

  private static func cause(
    of view: ViewVerification, _ item: ItemID, in scene: inout BuiltScene, isMeasured: Bool,
    tolerance: Double
  ) -> DeviationCause {
    if scene.forest.isAmbiguous(item) { return .undetermined }
    let limit = tolerance + 1e-3
    let hasItsSize =
      abs(view.recorded.width - view.computed.width) <= limit
      && abs(view.recorded.height - view.computed.height) <= limit
    if hasItsSize { return .moved }
    guard scene.forest.subviews(of: item).isEmpty else { return .follows }
    let cause = DeviationCause(content: scene.forest[item].content) ?? .unexplained
    // Sizes that were taken from the file are right, but for symbols, which are aligned by their font.
    if !isMeasured, cause != .noContentSize, cause != .symbol { return .follows }
    // An empty view that shrank to nothing lacks a size of its own; another one follows its neighbours.
    let isGone = min(view.computed.width, view.computed.height) <= limit
    return cause == .noContentSize && !isGone ? .follows : cause
  }
}
