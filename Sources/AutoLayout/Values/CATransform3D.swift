// SPDX-License-Identifier: MIT

public import Foundation

/// A projective map of space, as a 4 × 4 matrix applied to row vectors: `(x′, y′, z′, w′) = (x, y,
/// z, 1) · M`, of which the point is `(x′, y′, z′) / w′`.
public struct CATransform3D: Hashable, Sendable {
  /// What x adds to x′.
  public var m11: CGFloat = 1
  /// What x adds to y′.
  public var m12: CGFloat = 0
  /// What x adds to z′.
  public var m13: CGFloat = 0
  /// What x adds to w′.
  public var m14: CGFloat = 0
  /// What y adds to x′.
  public var m21: CGFloat = 0
  /// What y adds to y′.
  public var m22: CGFloat = 1
  /// What y adds to z′.
  public var m23: CGFloat = 0
  /// What y adds to w′.
  public var m24: CGFloat = 0
  /// What z adds to x′.
  public var m31: CGFloat = 0
  /// What z adds to y′.
  public var m32: CGFloat = 0
  /// What z adds to z′.
  public var m33: CGFloat = 1
  /// What z adds to w′: -1 through the distance of the eye, for perspective.
  public var m34: CGFloat = 0
  /// Points added to x′.
  public var m41: CGFloat = 0
  /// Points added to y′.
  public var m42: CGFloat = 0
  /// Points added to z′.
  public var m43: CGFloat = 0
  /// The constant part of w′.
  public var m44: CGFloat = 1

  /// The map that moves nothing.
  public init() {}
}

/// The map that moves nothing.
public let CATransform3DIdentity = CATransform3D()

/// Whether the map moves nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// A translation by points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A scaling about the origin, axis by axis.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// The map of space that does in its first two dimensions what `m` does in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// What `t` does to the plane of its first two dimensions, perspective and depth left out.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
