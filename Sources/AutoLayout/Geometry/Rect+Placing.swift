// SPDX-License-Identifier: MIT

extension Rect {
  /// The rectangle of `size` centred in this one.
  package func centered(_ size: Size) -> Rect {
    Rect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  package func centered(_ width: Double, _ height: Double) -> Rect {
    centered(Size(width: width, height: height))
  }

  /// The rectangle inset by `dx` and `dy`. Its size is never negative.
  package func insetBy(_ dx: Double, _ dy: Double) -> Rect {
    Rect(
      x: x + min(dx, width / 2), y: y + min(dy, height / 2), width: max(0, width - 2 * dx),
      height: max(0, height - 2 * dy))
  }

  /// The rectangle inset at its left and right edges. Its width is never negative.
  package func betweenSides(of insets: EdgeInsets) -> Rect {
    let start = x + min(insets.left, width)
    return Rect(x: start, y: y, width: max(0, maxX - insets.right - start), height: height)
  }

  /// The mirror image within `outer` if `direction` is right-to-left.
  package func mirrored(in outer: Rect, _ direction: LayoutDirection) -> Rect {
    guard direction == .rightToLeft else { return self }
    return Rect(x: outer.x + outer.maxX - maxX, y: y, width: width, height: height)
  }
}
