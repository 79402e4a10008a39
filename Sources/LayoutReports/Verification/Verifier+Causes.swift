// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import UIKitComponents

extension Verifier {
  /// Finds the causes for views whose frames differ by more than `tolerance`.
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
    // A dependent view is explained by the view on which it depends.
    guard !views.contains(where: { $0.cause?.isOwn ?? false }) else {
      return traceOrigins(of: &views, items: items, in: scene)
    }
    let cause = rootCause(of: views, items: items, in: scene)
    for index in views.indices where views[index].cause != nil { views[index].cause = cause }
  }

  /// Finds, for each dependent view, the nearest view that differs by itself. The search prefers
  /// paths through views that differ.
  ///
  /// - Complexity: the number of dependent views times the number of views of the scene.
  private static func traceOrigins(
    of views: inout [ViewVerification], items: [ItemID], in scene: borrowing BuiltScene
  ) {
    var places: [ItemID: Int] = [:]
    for (index, item) in items.enumerated() { places[item] = index }
    for index in views.indices where views[index].cause.map({ !$0.isOwn }) ?? false {
      let origin =
        origin(of: items[index], places, views, throughAll: false, in: scene)
        ?? origin(of: items[index], places, views, throughAll: true, in: scene)
      views[index].origin = origin
    }
  }

  private static func origin(
    of item: ItemID, _ places: [ItemID: Int], _ views: [ViewVerification], throughAll: Bool,
    in scene: borrowing BuiltScene
  ) -> String? {
    var visited: Set<ItemID> = [item]
    var queue = [item]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      for neighbour in neighbours(of: current, in: scene) where visited.insert(neighbour).inserted {
        let cause = places[neighbour].flatMap { views[$0].cause }
        if let index = places[neighbour], cause?.isOwn ?? false { return views[index].id }
        if throughAll || cause != nil { queue.append(neighbour) }
      }
    }
    return nil
  }

  /// The views that share a constraint with a view, its subviews and its superview.
  private static func neighbours(of item: ItemID, in scene: borrowing BuiltScene) -> [ItemID] {
    var found: [ItemID] = []
    for id in scene.forest.constraints(mentioning: item) {
      guard let constraint = scene.forest.constraint(id) else { continue }
      for end in [constraint.firstItem, constraint.secondItem] {
        guard let end, scene.forest.contains(end) else { continue }
        let view = scene.forest[end].isGuide ? scene.forest.parent(of: end) : end
        if let view { found.append(view) }
      }
    }
    found += scene.forest.subviews(of: item)
    if let parent = scene.forest.parent(of: item) { found.append(parent) }
    return found
  }

  /// The common cause of all differing views of a scene if no view differs by itself.
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
    return hasEmptyRoom ? .excessSpace : .unexplained
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
    let cause = ownCause(of: view, item, in: scene)
    // Recorded content sizes are right, except those of symbols, which are aligned by their font.
    let isEmpty = DeviationCause(content: scene.forest[item].content) == .noContentSize
    if !isMeasured, !isEmpty, cause != .symbol { return .follows }
    // An empty view that shrank to zero lacks a size. Otherwise its size depends on its neighbours.
    let isGone = min(view.computed.width, view.computed.height) <= limit
    return isEmpty && !isGone ? .follows : cause
  }

  /// The possible cause of a wrong size of a view without subviews.
  private static func ownCause(
    of view: ViewVerification, _ item: ItemID, in scene: borrowing BuiltScene
  ) -> DeviationCause {
    let known = ViewElement(tag: view.element)
    if let known, known.className != scene.forest[item].name { return .customClass }
    return DeviationCause(content: scene.forest[item].content) ?? .unexplained
  }
}
