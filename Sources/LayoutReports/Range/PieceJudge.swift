// SPDX-License-Identifier: MIT

import LayoutCore

/// Judges the rules over a piece: every edge is a straight line, so where a rule is broken is an interval
/// whose ends are computed, not looked for.
struct PieceJudge {
  let facts: PieceFacts
  let start: Double
  let end: Double
  /// How far an edge must be on the wrong side to show: half a pixel.
  let tolerance: Double
  private let first: [Rect]
  private let last: [Rect]
  private let absoluteFirst: [Rect]
  private let absoluteLast: [Rect]

  /// A stretch in which views break a rule.
  struct Violation {
    var rule: RangeRule
    var views: [Int]
    var range: ClosedRange<Double>
  }

  init(_ facts: PieceFacts, _ piece: AffinePiece, scale: Double) {
    self.init(
      facts, from: piece.start, piece.frames(at: piece.start), to: piece.end,
      piece.frames(at: piece.end), scale: scale)
  }

  init(
    _ facts: PieceFacts, from start: Double, _ first: [Rect], to end: Double, _ last: [Rect],
    scale: Double
  ) {
    self.facts = facts
    (self.start, self.end, self.first, self.last) = (start, end, first, last)
    tolerance = 0.5 / scale
    absoluteFirst = Self.absolute(first, facts)
    absoluteLast = Self.absolute(last, facts)
  }

  private static func absolute(_ frames: [Rect], _ facts: PieceFacts) -> [Rect] {
    var result = frames
    for (index, view) in facts.views.enumerated() {
      if let parent = view.parent {
        result[index] = result[index].offset(by: result[parent].origin)
      }
    }
    return result
  }

  /// Where `excess`, an affine function of frames, is above the tolerance.
  private func range(
    _ frames: (first: [Rect], last: [Rect]), where excess: ([Rect]) -> Double
  ) -> ClosedRange<Double>? {
    let (a, b) = (excess(frames.first) - tolerance, excess(frames.last) - tolerance)
    // What lies on the border is fine; solved values are known to 2⁻¹⁶ points.
    let least = 0x1p-14
    if a <= least, b <= least { return nil }
    let zero = a == b ? start : start + (end - start) * (a / (a - b))
    if a <= least { return min(max(zero, start), end)...end }
    if b <= least { return start...min(max(zero, start), end) }
    return start...end
  }

  private func own(_ excess: ([Rect]) -> Double) -> ClosedRange<Double>? {
    range((first, last), where: excess)
  }

  func violations(_ rules: Set<RangeRule>) -> [Violation] {
    var found: [Violation] = []
    func add(_ rule: RangeRule, _ views: [Int], _ ranges: [ClosedRange<Double>?]) {
      guard rules.contains(rule) else { return }
      for case let range? in ranges {
        found.append(Violation(rule: rule, views: views, range: range))
      }
    }
    if !facts.conflicts.isEmpty { add(.satisfiable, [], [start...end]) }
    for view in facts.ambiguous { add(.unambiguous, [view], [start...end]) }
    for (index, view) in facts.views.enumerated() where view.isVisible && view.id != nil {
      if let parent = view.parent, !facts.views[parent].isScrollView, facts.views[parent].id != nil
      {
        add(
          .insideSuperview, [index],
          [
            own { -$0[index].x }, own { -$0[index].y },
            own { $0[index].maxX - $0[parent].width }, own { $0[index].maxY - $0[parent].height },
          ])
      }
      if let needed = view.neededWidth {
        add(.untruncated, [index], [own { needed - $0[index].width }])
      }
      if view.isCut { add(.untruncated, [index], [start...end]) }
      if let needed = view.neededHeight {
        add(.untruncated, [index], [own { needed - $0[index].height }])
      }
      guard view.kind != .other else { continue }
      if let root = facts.root, !view.isScrolled, root != index { addSafeArea(index, root, add) }
      if view.kind == .control, view.className != "UIActivityIndicatorView" {
        add(.touchable, [index], [own { 44 - $0[index].width }, own { 44 - $0[index].height }])
      }
    }
    if rules.contains(.apart) { found += overlaps() }
    return found
  }

  private func addSafeArea(
    _ index: Int, _ root: Int, _ add: (RangeRule, [Int], [ClosedRange<Double>?]) -> Void
  ) {
    let frames = (absoluteFirst, absoluteLast)
    let insets = facts.safeArea
    add(
      .insideSafeArea, [index],
      [
        range(frames) { $0[root].x + insets.left - $0[index].x },
        range(frames) { $0[root].y + insets.top - $0[index].y },
        range(frames) { $0[index].maxX - ($0[root].maxX - insets.right) },
        range(frames) { $0[index].maxY - ($0[root].maxY - insets.bottom) },
      ])
  }

  private func overlaps() -> [Violation] {
    var siblings: [Int: [Int]] = [:]
    for (index, view) in facts.views.enumerated()
    where view.isVisible && view.id != nil && view.kind != .other {
      if let parent = view.parent { siblings[parent, default: []].append(index) }
    }
    var found: [Violation] = []
    for (_, group) in siblings.sorted(by: { $0.key < $1.key }) {
      for (place, a) in group.enumerated() {
        for b in group[(place + 1)...] {
          let sides = [
            own { $0[a].maxX - $0[b].x }, own { $0[b].maxX - $0[a].x },
            own { $0[a].maxY - $0[b].y }, own { $0[b].maxY - $0[a].y },
            own { $0[a].width }, own { $0[a].height }, own { $0[b].width }, own { $0[b].height },
          ]
          var common: ClosedRange<Double>? = start...end
          for side in sides { common = common.flatMap { Self.intersection($0, side) } }
          if let common { found.append(Violation(rule: .apart, views: [a, b], range: common)) }
        }
      }
    }
    return found
  }

  private static func intersection(
    _ a: ClosedRange<Double>, _ b: ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    guard let b else { return nil }
    let (low, high) = (max(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound))
    return low <= high ? low...high : nil
  }
}
