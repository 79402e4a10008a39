// SPDX-License-Identifier: MIT

public import AutoLayout
import UIKitComponents

/// An outline.
public enum Shape: Hashable, Sendable {
  case rect(Rect)
  /// A rectangle with quarter circles for corners; the radius is at most half the shorter side.
  case roundedRect(Rect, radius: Double)
  /// The ellipse that touches the four sides of the rectangle.
  case ellipse(Rect)
  case path(Path)

  /// A rectangle whose short sides are half circles.
  static func capsule(_ rect: Rect) -> Shape {
    .roundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }

  /// A rectangle, rounded where `radius` is more than nothing.
  static func box(_ rect: Rect, radius: Double) -> Shape {
    radius > 0
      ? .roundedRect(rect, radius: min(radius, rect.width / 2, rect.height / 2)) : .rect(rect)
  }

  static func circle(_ center: Point, radius: Double) -> Shape {
    .ellipse(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Shape {
    .path(Path([.move(Point(x: x1, y: y1)), .line(Point(x: x2, y: y2))]))
  }
}
