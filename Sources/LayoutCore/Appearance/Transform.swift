// SPDX-License-Identifier: MIT

/// A linear map of the plane and a movement: (x, y) becomes (ax + cy + tx, bx + dy + ty).
public struct Transform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: Double

  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map with `point` in place of the origin.
  public func about(_ point: Point) -> Transform {
    Transform(
      a: a, b: b, c: c, d: d, tx: point.x - a * point.x - c * point.y + tx,
      ty: point.y - b * point.x - d * point.y + ty)
  }

  /// Whether every number is finite and the map takes no area away.
  public var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && $0.magnitude < 1e6 }
      && (a * d - b * c).magnitude > 1e-9
  }
}
