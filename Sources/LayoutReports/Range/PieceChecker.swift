// SPDX-License-Identifier: MIT

import AutoLayout

/// Judges the rules over a piece. Every edge is a straight line, so a rule is broken in an interval
/// whose ends can be computed without a search.
struct PieceChecker {
  let facts: PieceFacts
  let start: Double
  let end: Double
  /// The distance by which an edge must be on the wrong side to be visible: half a pixel.
  let tolerance: Double
  private let first: RuleCondition.Frames
  private let last: RuleCondition.Frames

  /// A range of sizes in which views break a rule.
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
    (self.start, self.end) = (start, end)
    (self.first, self.last) = (
      RuleCondition.Frames(first, facts), RuleCondition.Frames(last, facts)
    )
    tolerance = 0.5 / scale
  }

  func violations(_ rules: Set<RangeRule>) -> [Violation] {
    facts.conditions(rules, in: [first, last]).compactMap { condition in
      range(of: condition).map {
        Violation(rule: condition.rule, views: condition.views, range: $0)
      }
    }
  }

  /// The range in which all functions of a condition exceed the tolerance, or nil.
  private func range(of condition: RuleCondition) -> ClosedRange<Double>? {
    var common = start...end
    for excess in condition.excesses {
      guard let range = range(where: excess), range.overlaps(common) else { return nil }
      common = common.clamped(to: range)
    }
    return common
  }

  private func range(where excess: RuleCondition.Excess) -> ClosedRange<Double>? {
    let (a, b) = (excess.value(first) - tolerance, excess.value(last) - tolerance)
    let least = RuleCondition.least
    if a <= least, b <= least { return nil }
    let zero = a == b ? start : start + (end - start) * (a / (a - b))
    if a <= least { return min(max(zero, start), end)...end }
    if b <= least { return start...min(max(zero, start), end) }
    return start...end
  }
}
