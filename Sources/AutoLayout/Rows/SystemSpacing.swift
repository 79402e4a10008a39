// SPDX-License-Identifier: MIT

/// The system's standard distances.
public enum SystemSpacing {
  /// Points between the edges of two items.
  ///
  /// Source: `NSSpace(8)` and `NSLayoutAnchorConstraintSpace(8)` in published logs.
  public static let betweenEdges = 8.0
}

extension LayoutForest {
  /// What a constraint adds to its right side, in points.
  func constant(of constraint: Constraint) -> Double {
    guard let multiple = constraint.systemSpacing, let second = constraint.secondItem else {
      return constraint.constant
    }
    return multiple
      * systemSpacing(
        from: ConstraintPlace(second, constraint.secondAttribute),
        to: ConstraintPlace(constraint.firstItem, constraint.firstAttribute))
  }

  /// The standard distance between two places, in points.
  ///
  /// Between baselines it depends on the fonts. UIKit does not say how: here it is the distance at which
  /// two lines of text follow each other in the font that sets its lines further apart. Without text
  /// baselines are edges.
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
