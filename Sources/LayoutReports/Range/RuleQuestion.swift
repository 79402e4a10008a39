// SPDX-License-Identifier: MIT

import LayoutCore

/// Where a rule is broken, as a question to frames: where all of some affine functions of them are above
/// the tolerance at once.
struct RuleQuestion {
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

  /// By how much an edge is on the wrong side; affine in every edge.
  typealias Excess = (Frames) -> Double

  var rule: RangeRule
  /// Places among the views of the facts.
  var views: [Int]
  /// None where the rule is broken everywhere.
  var excesses: [Excess]

  /// What lies on the border is fine; solved values are known to 2⁻¹⁶ points.
  static let least = 0x1p-14
}

extension PieceFacts {
  /// What the rules ask of the views.
  func questions(_ rules: Set<RangeRule>) -> [RuleQuestion] {
    var asked: [RuleQuestion] = []
    func ask(_ rule: RangeRule, _ views: [Int], _ excesses: [RuleQuestion.Excess]) {
      guard rules.contains(rule) else { return }
      asked += excesses.map { RuleQuestion(rule: rule, views: views, excesses: [$0]) }
    }
    func state(_ rule: RangeRule, _ views: [Int]) {
      guard rules.contains(rule) else { return }
      asked.append(RuleQuestion(rule: rule, views: views, excesses: []))
    }
    if !conflicts.isEmpty { state(.satisfiable, []) }
    for view in ambiguous { state(.unambiguous, [view]) }
    for (index, view) in views.enumerated() where view.isVisible && view.id != nil {
      if let parent = view.parent, !views[parent].isScrollView, views[parent].id != nil {
        ask(
          .insideSuperview, [index],
          [
            { -$0.own[index].x }, { -$0.own[index].y },
            { $0.own[index].maxX - $0.own[parent].width },
            { $0.own[index].maxY - $0.own[parent].height },
          ])
      }
      if let needed = view.neededWidth {
        ask(.untruncated, [index], [{ needed - $0.own[index].width }])
      }
      if view.isCut { state(.untruncated, [index]) }
      if let needed = view.neededHeight {
        ask(.untruncated, [index], [{ needed - $0.own[index].height }])
      }
      guard view.kind != .other else { continue }
      if let root, !view.isScrolled, root != index {
        let insets = safeArea
        ask(
          .insideSafeArea, [index],
          [
            { $0.absolute[root].x + insets.left - $0.absolute[index].x },
            { $0.absolute[root].y + insets.top - $0.absolute[index].y },
            { $0.absolute[index].maxX - ($0.absolute[root].maxX - insets.right) },
            { $0.absolute[index].maxY - ($0.absolute[root].maxY - insets.bottom) },
          ])
      }
      if view.kind == .control, view.className != "UIActivityIndicatorView" {
        ask(.touchable, [index], [{ 44 - $0.own[index].width }, { 44 - $0.own[index].height }])
      }
    }
    return rules.contains(.apart) ? asked + overlaps : asked
  }

  /// Two siblings overlap where each begins before the other ends, along both axes.
  private var overlaps: [RuleQuestion] {
    var siblings: [Int: [Int]] = [:]
    for (index, view) in views.enumerated()
    where view.isVisible && view.id != nil && view.kind != .other {
      if let parent = view.parent { siblings[parent, default: []].append(index) }
    }
    var asked: [RuleQuestion] = []
    for (_, group) in siblings.sorted(by: { $0.key < $1.key }) {
      for (place, a) in group.enumerated() {
        for b in group[(place + 1)...] {
          asked.append(
            RuleQuestion(
              rule: .apart, views: [a, b],
              excesses: [
                { $0.own[a].maxX - $0.own[b].x }, { $0.own[b].maxX - $0.own[a].x },
                { $0.own[a].maxY - $0.own[b].y }, { $0.own[b].maxY - $0.own[a].y },
                { $0.own[a].width }, { $0.own[a].height }, { $0.own[b].width },
                { $0.own[b].height },
              ]))
        }
      }
    }
    return asked
  }
}
