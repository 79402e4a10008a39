// SPDX-License-Identifier: MIT

import AutoLayout

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
  /// By how much each margin changes per point on the way to `other`; nil where they decided otherwise.
  func slopes(to other: TracedLayout) -> [Double]? {
    let run = other.parameter - parameter
    guard signature == other.signature, margins.count == other.margins.count, run != 0 else {
      return nil
    }
    return zip(margins, other.margins).map { own, next in
      // A margin of zero at both ends belongs to a row that follows from others.
      abs(own) > 1e-6 || abs(next) > 1e-6 ? (next - own) / run : 0
    }
  }

  /// The nearest parameter beyond this one at which a decision changes if all margins go on as straight
  /// lines; nil where none ever does.
  func crossing(_ slopes: [Double]) -> Double? {
    guard margins.count == slopes.count else { return nil }
    var nearest = Double.infinity
    for (margin, slope) in zip(margins, slopes) where slope != 0 {
      guard margin == 0 || (margin > 0) != (slope > 0) else { continue }
      nearest = min(nearest, -margin / slope)
    }
    return nearest.isFinite ? parameter + nearest : nil
  }
}
