// SPDX-License-Identifier: MIT

package import AutoLayout

// Interpolation between two appearances, for animations.

extension Appearance {
  /// The appearance at `progress` on the way to `end`. Opacity, colours, corners, borders, shadows,
  /// scrolling and transforms are interpolated; everything else is that of `end`.
  package func interpolated(to end: Appearance, _ progress: Double) -> Appearance {
    var result = end
    result.alpha = alpha.interpolated(to: end.alpha, progress)
    result.backgroundColor = (backgroundColor ?? end.backgroundColor?.withAlpha(0))
      .map { $0.interpolated(to: end.backgroundColor ?? $0.withAlpha(0), progress) }
    result.cornerRadius = cornerRadius.interpolated(to: end.cornerRadius, progress)
    result.borderWidth = borderWidth.interpolated(to: end.borderWidth, progress)
    if let start = borderColor, let end = end.borderColor {
      result.borderColor = start.interpolated(to: end, progress)
    }
    result.contentOffset = contentOffset.interpolated(to: end.contentOffset, progress)
    if ornaments != end.ornaments {
      result.ornaments.transform = ornaments.transform.interpolated(
        to: end.ornaments.transform, progress)
      result.ornaments.shadow = ornaments.shadow.interpolated(to: end.ornaments.shadow, progress)
    }
    return result
  }
}

extension Shadow {
  fileprivate func interpolated(to end: Shadow, _ progress: Double) -> Shadow {
    var result = end
    result.color = color.interpolated(to: end.color, progress)
    result.opacity = opacity.interpolated(to: end.opacity, progress)
    result.offset = offset.interpolated(to: end.offset, progress)
    result.radius = radius.interpolated(to: end.radius, progress)
    return result
  }
}

extension Color {
  /// The colour with interpolated components, in each colour appearance.
  package func interpolated(to end: Color, _ progress: Double) -> Color {
    guard self != end else { return self }
    return Color { appearance in
      let palette = Palette(appearance)
      let (a, b) = (resolved(in: palette), end.resolved(in: palette))
      return Color(
        red: a.red.interpolated(to: b.red, progress),
        green: a.green.interpolated(to: b.green, progress),
        blue: a.blue.interpolated(to: b.blue, progress),
        alpha: a.alpha.interpolated(to: b.alpha, progress))
    }
  }
}

extension Transform {
  fileprivate func interpolated(to end: Transform, _ progress: Double) -> Transform {
    Transform(
      a: a.interpolated(to: end.a, progress), b: b.interpolated(to: end.b, progress),
      c: c.interpolated(to: end.c, progress), d: d.interpolated(to: end.d, progress),
      tx: tx.interpolated(to: end.tx, progress), ty: ty.interpolated(to: end.ty, progress))
  }
}

extension Point {
  package func interpolated(to end: Point, _ progress: Double) -> Point {
    Point(x: x.interpolated(to: end.x, progress), y: y.interpolated(to: end.y, progress))
  }
}

extension Double {
  package func interpolated(to end: Double, _ progress: Double) -> Double {
    self + (end - self) * progress
  }
}
