// SPDX-License-Identifier: MIT

import AutoLayout

/// Finds the lines that show constraints in a picture.
struct WhyLines {
  /// The lines from the second to the first place of a constraint, or across the lengths that it
  /// relates.
  func lines(
    of constraint: Constraint, in forest: inout LayoutForest
  ) -> [WhyReport.Line] {
    guard let axis = constraint.firstAttribute.axis else { return [] }
    var spans: [(start: Double, end: Double, items: [ItemID])] = []
    if constraint.firstAttribute.isSize {
      for item in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
        if let ends = ends(of: item, along: axis, &forest) {
          spans.append((ends.lowerBound, ends.upperBound, [item]))
        }
      }
    } else {
      let end = ConstraintPlace(constraint.firstItem, constraint.firstAttribute)
      guard let second = constraint.secondItem,
        let start = forest.solvedValue(of: ConstraintPlace(second, constraint.secondAttribute)),
        let end = forest.solvedValue(of: end)
      else { return [] }
      spans.append((start, end, [constraint.firstItem, second]))
    }
    return spans.compactMap { span in
      let sides = span.items.compactMap { ends(of: $0, along: axis.other, &forest) }
      guard let across = Self.middle(of: sides) else { return nil }
      return axis == .horizontal
        ? .init(
          start: Point(x: span.start, y: across), end: Point(x: span.end, y: across))
        : .init(
          start: Point(x: across, y: span.start), end: Point(x: across, y: span.end))
    }
  }

  /// The middle of the part that all ranges share, or else of the first range.
  private static func middle(of ranges: [ClosedRange<Double>]) -> Double? {
    guard let first = ranges.first else { return nil }
    let low = ranges.reduce(first.lowerBound) { max($0, $1.lowerBound) }
    let high = ranges.reduce(first.upperBound) { min($0, $1.upperBound) }
    return low <= high ? (low + high) / 2 : (first.lowerBound + first.upperBound) / 2
  }

  private func ends(
    of item: ItemID, along axis: Axis, _ forest: inout LayoutForest
  ) -> ClosedRange<Double>? {
    let (low, high): (Attribute, Attribute) =
      axis == .horizontal ? (.left, .right) : (.top, .bottom)
    guard let start = forest.solvedValue(of: ConstraintPlace(item, low)),
      let end = forest.solvedValue(of: ConstraintPlace(item, high))
    else { return nil }
    return min(start, end)...max(start, end)
  }
}
