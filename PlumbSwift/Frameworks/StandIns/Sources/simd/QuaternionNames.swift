// SPDX-License-Identifier: MIT

import Foundation

// The C names of quaternions.

public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>

public func simd_quaternion(_ angle: Float, _ axis: simd_float3) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
public func simd_quaternion(_ from: simd_float3, _ to: simd_float3) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }

public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(
  _ a: Quaternion<S>, _ b: Quaternion<S>
) -> Quaternion<S> { a * b }
public func simd_inverse<S: SIMDScalar & BinaryFloatingPoint>(
  _ q: Quaternion<S>
) -> Quaternion<S> { q.inverse }
public func simd_conjugate<S: SIMDScalar & BinaryFloatingPoint>(
  _ q: Quaternion<S>
) -> Quaternion<S> { q.conjugate }
public func simd_normalize<S: SIMDScalar & BinaryFloatingPoint>(
  _ q: Quaternion<S>
) -> Quaternion<S> { q.normalized }
public func simd_length<S: SIMDScalar & BinaryFloatingPoint>(_ q: Quaternion<S>) -> S { q.length }
public func simd_dot<S: SIMDScalar & BinaryFloatingPoint>(
  _ a: Quaternion<S>, _ b: Quaternion<S>
) -> S { simd_dot(a.vector, b.vector) }
public func simd_angle<S: SIMDScalar & BinaryFloatingPoint>(_ q: Quaternion<S>) -> S { q.angle }
public func simd_axis<S: SIMDScalar & BinaryFloatingPoint>(
  _ q: Quaternion<S>
) -> SIMD3<S> { q.axis }
public func simd_act<S: SIMDScalar & BinaryFloatingPoint>(
  _ q: Quaternion<S>, _ v: SIMD3<S>
) -> SIMD3<S> { q.act(v) }

/// Interpolates between two rotations on the shorter arc.
public func simd_slerp<S: SIMDScalar & BinaryFloatingPoint>(
  _ from: Quaternion<S>, _ to: Quaternion<S>, _ t: S
) -> Quaternion<S> { arc(from, simd_dot(from, to) < 0 ? -to : to, t) }

/// Interpolates between two rotations on the longer arc.
public func simd_slerp_longest<S: SIMDScalar & BinaryFloatingPoint>(
  _ from: Quaternion<S>, _ to: Quaternion<S>, _ t: S
) -> Quaternion<S> { arc(from, simd_dot(from, to) < 0 ? to : -to, t) }

private func arc<S: SIMDScalar & BinaryFloatingPoint>(
  _ from: Quaternion<S>, _ to: Quaternion<S>, _ t: S
) -> Quaternion<S> {
  let angle = acos(Double(simd_clamp(simd_dot(from, to), -1, 1)))
  let sine = sin(angle)
  guard sine > 1e-6 else { return (from * (1 - t) + to * t).normalized }
  return from * S(sin((1 - Double(t)) * angle) / sine) + to * S(sin(Double(t) * angle) / sine)
}
