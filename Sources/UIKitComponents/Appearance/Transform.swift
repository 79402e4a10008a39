// SPDX-License-Identifier: MIT

public import AutoLayout

/// An affine transform: (x, y) becomes (ax + cy + tx, bx + dy + ty).
public struct Transform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: Double

  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform applied about `point` instead of the origin.
  public func about(_ point: Point) -> Transform {
    Transform(
      a: a, b: b, c: c, d: d, tx: point.x - a * point.x - c * point.y + tx,
      ty: point.y - b * point.x - d * point.y + ty)
  }

  /// The bounding box of the transformed `rect`.
  public func box(of rect: Rect) -> Rect {
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ]
    var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
    for (x, y) in corners {
      let point = Point(x: a * x + c * y + tx, y: b * x + d * y + ty)
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The inverse transform; nil if ``isDrawable`` is false.
  public var inverse: Transform? {
    guard isDrawable else { return nil }
    let area = a * d - b * c
    return Transform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }

  /// Whether every number is finite and below 10⁶ in magnitude, and the determinant is not zero.
  public var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && $0.magnitude < 1e6 }
      && (a * d - b * c).magnitude > 1e-9
  }
}
