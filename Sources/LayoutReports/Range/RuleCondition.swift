// SPDX-License-Identifier: MIT

import AutoLayout

/// A rule for some views, as a condition on frames. It is broken if all of some affine functions of
/// the frames exceed the tolerance at once.
struct RuleCondition {
  /// The frames of a layout, in superviews' coordinates and on the canvas.
  struct Frames {
    var own: [Rect]
    var absolute: [Rect]

    init(_ frames: [Rect], _ facts: PieceFacts) {
      (own, absolute) = (frames, frames)
      for (index, view) in facts.views.enumerated() {
        if let parent = view.parent {
          absolute[index] = absolute[index].offset(by: absolute[parent].origin)
        }
      }
    }
  }

  /// The distance by which an edge is on the wrong side along an axis. It is affine in every edge.
  struct Excess {
    var axis: Axis
    var value: (Frames) -> Double
  }

  var rule: RangeRule
  /// The indices of the views in the facts.
  var views: [Int]
  /// The functions. If there are no functions, the rule is broken everywhere.
  var excesses: [Excess]

  /// Whether the rule is broken in these frames.
  func isBroken(in frames: Frames, tolerance: Double) -> Bool {
    excesses.allSatisfy { $0.value(frames) - tolerance > Self.least }
  }

  /// The axes on which an edge crosses into the violation after `frames`, a layout that keeps the
  /// rule. Without such an edge, all axes of the rule.
  func axes(before frames: Frames?, tolerance: Double) -> Set<Axis> {
    let all = excesses.isEmpty ? Set(Axis.allCases) : Set(excesses.map { $0.axis })
    guard let frames else { return all }
    let crossing = excesses.filter { $0.value(frames) - tolerance <= Self.least }
    return crossing.isEmpty ? all : Set(crossing.map { $0.axis })
  }

  /// An edge on the border does not break a rule. Solved values are accurate to 2⁻¹⁶ points.
  static let least = 0x1p-14
}

extension PieceFacts {
  /// The conditions that the rules set for the views.
  ///
  /// - Parameter places: frames. Siblings that are apart on the same side in all of them are
  ///   skipped.
  func conditions(
    _ rules: Set<RangeRule>, in places: [RuleCondition.Frames] = []
  ) -> [RuleCondition] {
    var found: [RuleCondition] = []
    func add(
      _ rule: RangeRule, _ views: [Int], _ axis: Axis,
      _ excesses: ((RuleCondition.Frames) -> Double)...
    ) {
      guard rules.contains(rule) else { return }
      found += excesses.map {
        RuleCondition(rule: rule, views: views, excesses: [.init(axis: axis, value: $0)])
      }
    }
    func addUnconditional(_ rule: RangeRule, _ views: [Int]) {
      guard rules.contains(rule) else { return }
      found.append(RuleCondition(rule: rule, views: views, excesses: []))
    }
    if !conflicts.isEmpty { addUnconditional(.satisfiable, []) }
    for view in ambiguous { addUnconditional(.unambiguous, [view]) }
    for (index, view) in views.enumerated() where view.isVisible && view.id != nil {
      if let parent = view.parent, !views[parent].isScrollView, views[parent].id != nil {
        add(
          .insideSuperview, [index], .horizontal, { -$0.own[index].x },
          { $0.own[index].maxX - $0.own[parent].width })
        add(
          .insideSuperview, [index], .vertical, { -$0.own[index].y },
          { $0.own[index].maxY - $0.own[parent].height })
      }
      if let needed = view.neededWidth {
        add(.untruncated, [index], .horizontal, { needed - $0.own[index].width })
      }
      if view.isCut { addUnconditional(.untruncated, [index]) }
      if let needed = view.neededHeight {
        add(.untruncated, [index], .vertical, { needed - $0.own[index].height })
      }
      guard view.kind != .other else { continue }
      if let root, !view.isScrolled, root != index {
        let insets = safeArea
        add(
          .insideSafeArea, [index], .horizontal,
          { $0.absolute[root].x + insets.left - $0.absolute[index].x },
          { $0.absolute[index].maxX - ($0.absolute[root].maxX - insets.right) })
        add(
          .insideSafeArea, [index], .vertical,
          { $0.absolute[root].y + insets.top - $0.absolute[index].y },
          { $0.absolute[index].maxY - ($0.absolute[root].maxY - insets.bottom) })
      }
      if view.kind == .control, view.className != "UIActivityIndicatorView" {
        add(.touchable, [index], .horizontal, { 44 - $0.own[index].width })
        add(.touchable, [index], .vertical, { 44 - $0.own[index].height })
      }
    }
    return rules.contains(.apart) ? found + overlaps(in: places) : found
  }

  /// The conditions for siblings. Two siblings overlap if each begins before the other ends on both
  /// axes.
  private func overlaps(in places: [RuleCondition.Frames]) -> [RuleCondition] {
    var siblings: [Int: [Int]] = [:]
    for (index, view) in views.enumerated()
    where view.isVisible && view.id != nil && view.kind != .other {
      if let parent = view.parent { siblings[parent, default: []].append(index) }
    }
    var found: [RuleCondition] = []
    for (_, group) in siblings.sorted(by: { $0.key < $1.key }) {
      for (place, a) in group.enumerated() {
        for b in group[(place + 1)...] where !Self.areApart(a, b, in: places) {
          found.append(RuleCondition(rule: .apart, views: [a, b], excesses: Self.overlap(a, b)))
        }
      }
    }
    return found
  }

  /// Whether two siblings are apart on the same side in all frames.
  private static func areApart(_ a: Int, _ b: Int, in places: [RuleCondition.Frames]) -> Bool {
    guard !places.isEmpty else { return false }
    return places.allSatisfy { $0.own[a].maxX <= $0.own[b].x }
      || places.allSatisfy { $0.own[b].maxX <= $0.own[a].x }
      || places.allSatisfy { $0.own[a].maxY <= $0.own[b].y }
      || places.allSatisfy { $0.own[b].maxY <= $0.own[a].y }
  }

  private static func overlap(_ a: Int, _ b: Int) -> [RuleCondition.Excess] {
    [
      .init(axis: .horizontal) { $0.own[a].maxX - $0.own[b].x },
      .init(axis: .horizontal) { $0.own[b].maxX - $0.own[a].x },
      .init(axis: .vertical) { $0.own[a].maxY - $0.own[b].y },
      .init(axis: .vertical) { $0.own[b].maxY - $0.own[a].y },
      .init(axis: .horizontal) { $0.own[a].width }, .init(axis: .vertical) { $0.own[a].height },
      .init(axis: .horizontal) { $0.own[b].width }, .init(axis: .vertical) { $0.own[b].height },
    ]
  }
}
