// SPDX-License-Identifier: MIT

/// The system's standard spacing.
public enum SystemSpacing {
  /// The spacing between the edges of two items, in points.
  ///
  /// Source: `NSSpace(8)` and `NSLayoutAnchorConstraintSpace(8)` in published logs.
  public static let betweenEdges = 8.0
}

extension LayoutForest {
  /// The constant of a constraint's right side, in points.
  func constant(of constraint: Constraint) -> Double {
    guard let multiple = constraint.systemSpacing, let second = constraint.secondItem else {
      return constraint.constant
    }
    return multiple
      * systemSpacing(
        from: ConstraintPlace(second, constraint.secondAttribute),
        to: ConstraintPlace(constraint.firstItem, constraint.firstAttribute))
  }

  /// The standard spacing between two places, in points.
  ///
  /// Between baselines it depends on the fonts, by a rule that UIKit does not document. This
  /// implementation uses the line distance of the font whose lines are further apart. Without text,
  /// baselines are treated as edges.
  func systemSpacing(from first: ConstraintPlace, to second: ConstraintPlace) -> Double {
    let pitches = [first, second].compactMap { place -> Double? in
      guard place.attribute.isBaseline, contains(place.item) else { return nil }
      let target = baselineTarget(of: place.item, place.attribute)
      return items[target.slot].item.layoutContent.linePitch(in: environment)
    }
    guard first.attribute.isBaseline, second.attribute.isBaseline, let pitch = pitches.max() else {
      return SystemSpacing.betweenEdges
    }
    return pitch
  }
}
