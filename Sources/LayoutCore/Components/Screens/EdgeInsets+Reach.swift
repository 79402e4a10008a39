// SPDX-License-Identifier: MIT

extension EdgeInsets {
  /// What is left of the safe area of a superview in a view whose edges lie `distances` inside it: no
  /// more than the superview's where the view sticks out.
  func reached(at distances: EdgeInsets) -> EdgeInsets {
    reached(at: distances) { inset, distance in
      Swift.min(Swift.max(inset - distance, 0), inset)
    }
  }

  /// What is left of these insets of a superview at edges that lie `distances` inside it.
  func reached(
    at distances: EdgeInsets, _ rule: (_ inset: Double, _ distance: Double) -> Double
  ) -> EdgeInsets {
    EdgeInsets(
      top: rule(top, distances.top), left: rule(left, distances.left),
      bottom: rule(bottom, distances.bottom), right: rule(right, distances.right))
  }
}
