// SPDX-License-Identifier: MIT

import LayoutCore

/// A layout at one value of the parameter, not snapped to pixels, with the decisions that led to it.
struct TracedLayout: Sendable {
  /// The parameter: the width or the height of the canvas, in points.
  var parameter: Double
  /// Stands for every decision on the way (``DecisionTrace``).
  var signature: UInt64
  /// How far each decision about a number is from being another one.
  var margins: [Double]
  /// The frames of all views in their superviews' coordinates, superviews first.
  var frames: [Rect]
}

extension TracedLayout {
  /// The nearest parameter beyond `other`, in the direction from this layout to it, at which a decision
  /// changes if all of them go on as straight lines; nil where none ever does.
  func crossing(beyond other: TracedLayout) -> Double? {
    guard margins.count == other.margins.count, parameter != other.parameter else { return nil }
    let run = other.parameter - parameter
    var nearest = Double.infinity
    for (own, next) in zip(margins, other.margins) {
      // A margin of zero at both ends belongs to a row that follows from others.
      guard abs(own) > 1e-6 || abs(next) > 1e-6 else { continue }
      let change = next - own
      guard change != 0, next == 0 || (next > 0) != (change > 0) else { continue }
      nearest = min(nearest, -next / change)
    }
    return nearest.isFinite ? other.parameter + nearest * run : nil
  }
}
