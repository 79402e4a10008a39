// SPDX-License-Identifier: MIT

import LayoutCore

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

  /// The rectangle of `size` in the middle of this one.
  func centered(_ size: Size) -> Rect {
    Rect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  func centered(_ width: Double, _ height: Double) -> Rect {
    centered(Size(width: width, height: height))
  }

  /// The rectangle with its edges moved in by `dx` and `dy`, never inside out.
  func insetBy(_ dx: Double, _ dy: Double) -> Rect {
    Rect(
      x: x + Swift.min(dx, width / 2), y: y + Swift.min(dy, height / 2),
      width: Swift.max(0, width - 2 * dx), height: Swift.max(0, height - 2 * dy))
  }

  /// The mirror image within `outer`, as right-to-left layout places it.
  func mirrored(in outer: Rect, _ direction: LayoutDirection) -> Rect {
    guard direction == .rightToLeft else { return self }
    return Rect(x: outer.x + outer.maxX - maxX, y: y, width: width, height: height)
  }
}
