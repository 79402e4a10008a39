// SPDX-License-Identifier: MIT

extension EdgeInsets {
  /// The safe area of a window at `frame` on a screen of `size`.
  ///
  /// Bars and camera cover a window at an edge of the screen that it has all of; one that is not on the
  /// screen as a whole shares nothing with it.
  ///
  /// Source: windows of libraries' tests recorded on devices, of 400 × 400 points without a safe area.
  public static func ofWindow(at frame: Rect, onScreen size: Size, _ safeArea: EdgeInsets)
    -> EdgeInsets
  {
    let distances = EdgeInsets(
      top: frame.y, left: frame.x, bottom: size.height - frame.maxY,
      right: size.width - frame.maxX)
    guard
      Swift.min(distances.top, distances.left, distances.bottom, distances.right) >= 0
    else { return .zero }
    var shared = safeArea.reached(at: distances)
    if frame.width < size.width { (shared.top, shared.bottom) = (0, 0) }
    if frame.height < size.height { (shared.left, shared.right) = (0, 0) }
    return shared
  }

  /// What is left of the safe area of a superview in a view whose edges lie `distances` inside it: no
  /// more than the superview's where the view sticks out.
  package func reached(at distances: EdgeInsets) -> EdgeInsets {
    reached(at: distances) { inset, distance in
      Swift.min(Swift.max(inset - distance, 0), inset)
    }
  }

  /// What is left of these insets of a superview at edges that lie `distances` inside it.
  package func reached(
    at distances: EdgeInsets, _ rule: (_ inset: Double, _ distance: Double) -> Double
  ) -> EdgeInsets {
    EdgeInsets(
      top: rule(top, distances.top), left: rule(left, distances.left),
      bottom: rule(bottom, distances.bottom), right: rule(right, distances.right))
  }
}
