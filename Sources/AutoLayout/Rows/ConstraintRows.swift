// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// Writes the row of an active constraint.
  func writeRow(of id: ConstraintID, priority: Float, into draft: inout RowDraft) {
    let constraint = constraints[id.slot].constraint
    let direction = direction(of: constraints[id.slot].holder)
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    let constant = constant(of: constraint)
    let source = RowSource.constraint(id)
    if constraint.firstOrigin != nil || constraint.secondOrigin != nil {
      writeLengths(of: constraint, direction, into: &draft)
      draft.finish(constraint.relation, constant, priority: priority, source: source)
      return
    }
    guard let secondItem = constraint.secondItem, second != .notAnAttribute,
      let space = closestCommonAncestor(constraint.firstItem, secondItem)
    else {
      write(
        first, of: constraint.firstItem, factor: 1, in: constraint.firstItem,
        meansContent: false, into: &draft)
      draft.finish(constraint.relation, constant, priority: priority, source: source)
      return
    }

    // In a right-to-left layout, trailing is to the left. The equation is mirrored, so the constant
    // changes its sign and inequalities change their direction.
    let isMirrored = direction == .rightToLeft && (first.isDirectional || second.isDirectional)
    let mirror: Double = isMirrored ? -1 : 1
    let meansContent = constraint.firstItem != secondItem
    write(
      first.resolved(direction), of: constraint.firstItem, factor: mirror, in: space,
      meansContent: meansContent, into: &draft)
    write(
      second.resolved(direction), of: secondItem, factor: -mirror * constraint.multiplier,
      in: space, meansContent: meansContent, into: &draft)
    if isMirrored && constraint.multiplier != 1 {
      // A mirrored coordinate is the distance from the right edge of the coordinate space.
      write(
        .right, of: space, factor: 1 - constraint.multiplier, in: space,
        meansContent: meansContent, into: &draft)
    }
    draft.finish(constraint.relation, constant, priority: priority, source: source)
  }

  /// Writes `first length − multiplier × second length`. A length may be a distance between two
  /// places.
  private func writeLengths(
    of constraint: Constraint, _ direction: LayoutDirection, into draft: inout RowDraft
  ) {
    guard let space = closestCommonAncestor(of: constraint.mentionedItems) else { return }
    func write(_ place: ConstraintPlace, from origin: ConstraintPlace?, factor: Double) {
      // Distances between directional edges are positive towards trailing.
      let isMirrored = direction == .rightToLeft && place.attribute.isDirectional
      let factor = isMirrored && origin != nil ? -factor : factor
      for (end, sign) in [(place, 1.0), (origin, -1.0)] {
        guard let end else { continue }
        self.write(
          end.attribute.resolved(direction), of: end.item, factor: sign * factor, in: space,
          meansContent: false, into: &draft)
      }
    }
    write(
      ConstraintPlace(constraint.firstItem, constraint.firstAttribute),
      from: constraint.firstOrigin, factor: 1)
    if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      write(
        ConstraintPlace(second, constraint.secondAttribute), from: constraint.secondOrigin,
        factor: -constraint.multiplier)
    }
  }
}
