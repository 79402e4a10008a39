// SPDX-License-Identifier: MIT

extension EdgeInsets {
  /// The safe area of a window at `frame` on a screen of `size`.
  ///
  /// Bars and the camera cover a window only at edges of the screen that the window spans
  /// completely. A window that extends beyond the screen has no safe area insets.
  ///
  /// Source: windows in tests of libraries, recorded on devices: 400 × 400 points without a safe
  /// area.
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

  /// The part of a superview's safe area that extends into a view whose edges are `distances`
  /// inside the superview. It is not greater than the superview's, even if the view extends beyond
  /// the superview.
  package func reached(at distances: EdgeInsets) -> EdgeInsets {
    reached(at: distances) { inset, distance in
      Swift.min(Swift.max(inset - distance, 0), inset)
    }
  }

  /// Applies `rule` to each inset of a superview and the distance of a view's edge from the
  /// superview's edge.
  package func reached(
    at distances: EdgeInsets, _ rule: (_ inset: Double, _ distance: Double) -> Double
  ) -> EdgeInsets {
    EdgeInsets(
      top: rule(top, distances.top), left: rule(left, distances.left),
      bottom: rule(bottom, distances.bottom), right: rule(right, distances.right))
  }
}
