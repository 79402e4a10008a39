// SPDX-License-Identifier: MIT

import AutoLayout

extension Double {
  /// The number limited to valid coordinates; 0 for NaN.
  var drawable: Double {
    let limit = 1e6
    return isNaN ? 0 : Swift.max(-limit, Swift.min(limit, self))
  }

  /// The number limited to a range; the lower bound for NaN.
  func limited(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }
}

extension Rect {
  /// The rectangle with coordinates limited to what can be drawn, and without a negative size.
  var drawable: Rect {
    Rect(
      x: x.drawable, y: y.drawable, width: Swift.max(0, width.drawable),
      height: Swift.max(0, height.drawable))
  }
}
