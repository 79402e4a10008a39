// SPDX-License-Identifier: MIT

import Foundation

/// A quaternion. `w` is the real part.
public struct Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable,
  CustomDebugStringConvertible
{
  public var vector: SIMD4<Scalar>

  /// The zero quaternion.
  public init() { vector = SIMD4(repeating: 0) }
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// The rotation by an angle around a unit vector.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    self.init(
      real: Scalar(cos(Double(angle) / 2)), imag: axis * Scalar(sin(Double(angle) / 2)))
  }

  /// The shortest rotation from one unit vector to another.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = simd_dot(from, to)
    guard cosine > -1 else {
      // For opposite vectors, the axis is any vector perpendicular to both.
      let other: SIMD3<Scalar> = from.x.magnitude < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
      return
    }
    self = Quaternion(real: 1 + cosine, imag: simd_cross(from, to)).normalized
  }

  /// The rotation of an orthogonal matrix.
  public init(_ m: Matrix3<Scalar>) {
    let trace = m[0, 0] + m[1, 1] + m[2, 2]
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(
        ix: (m[1, 2] - m[2, 1]) / s, iy: (m[2, 0] - m[0, 2]) / s, iz: (m[0, 1] - m[1, 0]) / s,
        r: s / 4)
    } else {
      // The index of the largest diagonal element, and the next two in cyclic order.
      let i = (0..<3).max { m[$0, $0] < m[$1, $1] } ?? 0
      let j = (i + 1) % 3
      let k = (i + 2) % 3
      let s = 2 * (1 + m[i, i] - m[j, j] - m[k, k]).squareRoot()
      var imaginary = SIMD3<Scalar>(repeating: 0)
      imaginary[i] = s / 4
      imaginary[j] = (m[j, i] + m[i, j]) / s
      imaginary[k] = (m[k, i] + m[i, k]) / s
      self.init(real: (m[j, k] - m[k, j]) / s, imag: imaginary)
    }
  }

  public init(_ m: Matrix4<Scalar>) {
    self.init(
      Matrix3(m.columns.0.firstThree, m.columns.1.firstThree, m.columns.2.firstThree))
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Scalar> {
    get { vector.firstThree }
    set { vector = SIMD4(newValue, real) }
  }
  public var angle: Scalar { 2 * Scalar(atan2(Double(simd_length(imag)), Double(real))) }
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  public var length: Scalar { simd_length(vector) }
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

  /// Rotates a vector.
  public func act(_ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
    (self * Self(real: 0, imag: v) * inverse).imag
  }

  public var debugDescription: String { "simd_quat(real: \(real), imag: \(imag))" }

  public static func * (a: Self, b: Self) -> Self {
    Self(
      real: a.real * b.real - simd_dot(a.imag, b.imag),
      imag: a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag))
  }
  public static func * (a: Self, s: Scalar) -> Self { Self(vector: a.vector * s) }
  public static func * (s: Scalar, a: Self) -> Self { a * s }
  public static func / (a: Self, b: Self) -> Self { a * b.inverse }
  public static func / (a: Self, s: Scalar) -> Self { Self(vector: a.vector / s) }
  public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
  public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
  public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

extension Quaternion: Sendable where Scalar: Sendable, SIMD4<Scalar>: Sendable {}

extension SIMD4 {
  fileprivate var firstThree: SIMD3<Scalar> { SIMD3(x, y, z) }
}

extension Matrix3 {
  /// The rotation matrix of a quaternion.
  public init(_ q: Quaternion<Scalar>) {
    self.init(q.act(Column(1, 0, 0)), q.act(Column(0, 1, 0)), q.act(Column(0, 0, 1)))
  }
}

extension Matrix4 {
  /// The rotation matrix of a quaternion.
  public init(_ q: Quaternion<Scalar>) {
    let m = Matrix3(q)
    self.init(
      Column(m.columns.0, 0), Column(m.columns.1, 0), Column(m.columns.2, 0), Column(0, 0, 0, 1))
  }
}
