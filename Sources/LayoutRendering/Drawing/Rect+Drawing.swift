// SPDX-License-Identifier: MIT

import AutoLayout

extension Double {
  /// The number itself where it can be a coordinate, else the nearest that can; 0 for no number.
  var drawable: Double {
    let limit = 1e6
    return isNaN ? 0 : Swift.max(-limit, Swift.min(limit, self))
  }

  /// The number cut to a range, whose lower end also stands for no number.
  func limited(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }
}

extension Rect {
  /// The rectangle with coordinates that can be drawn and a size that is not negative.
  var drawable: Rect {
    Rect(
      x: x.drawable, y: y.drawable, width: Swift.max(0, width.drawable),
      height: Swift.max(0, height.drawable))
  }
}
