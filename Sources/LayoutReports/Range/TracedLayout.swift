// SPDX-License-Identifier: MIT

import AutoLayout

/// A layout at one value of the parameter, not snapped to pixels, with the decisions that led to
/// it.
struct TracedLayout: Sendable {
  /// The parameter: the width or the height of the canvas, in points.
  var parameter: Double
  /// A hash of all decisions; see ``DecisionTrace``.
  var signature: UInt64
  /// The distance of each numeric decision from the opposite one.
  var margins: [Double]
  /// The frames of all views in their superviews' coordinates, superviews first.
  var frames: [Rect]
}

extension TracedLayout {
  /// The change per point of each margin towards `other`; nil if the decisions differ.
  func slopes(to other: TracedLayout) -> [Double]? {
    let run = other.parameter - parameter
    guard signature == other.signature, margins.count == other.margins.count, run != 0 else {
      return nil
    }
    return zip(margins, other.margins).map { own, next in
      // A margin of zero at both ends belongs to a row that depends on other rows.
      abs(own) > 1e-6 || abs(next) > 1e-6 ? (next - own) / run : 0
    }
  }

  /// The nearest greater parameter at which a decision changes if all margins are straight lines;
  /// nil if no decision changes.
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
