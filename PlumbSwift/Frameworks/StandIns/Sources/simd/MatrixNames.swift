// SPDX-License-Identifier: MIT

// Matrices by the names of C, in columns by rows.

public typealias simd_float2x2 = Matrix2<Float>
public typealias float2x2 = Matrix2<Float>
public typealias matrix_float2x2 = Matrix2<Float>
public typealias simd_double2x2 = Matrix2<Double>
public typealias double2x2 = Matrix2<Double>
public typealias matrix_double2x2 = Matrix2<Double>
public typealias simd_float3x3 = Matrix3<Float>
public typealias float3x3 = Matrix3<Float>
public typealias matrix_float3x3 = Matrix3<Float>
public typealias simd_double3x3 = Matrix3<Double>
public typealias double3x3 = Matrix3<Double>
public typealias matrix_double3x3 = Matrix3<Double>
public typealias simd_float4x4 = Matrix4<Float>
public typealias float4x4 = Matrix4<Float>
public typealias matrix_float4x4 = Matrix4<Float>
public typealias simd_double4x4 = Matrix4<Double>
public typealias double4x4 = Matrix4<Double>
public typealias matrix_double4x4 = Matrix4<Double>

public let matrix_identity_float2x2 = Matrix2<Float>(1)
public let matrix_identity_double2x2 = Matrix2<Double>(1)
public let matrix_identity_float3x3 = Matrix3<Float>(1)
public let matrix_identity_double3x3 = Matrix3<Double>(1)
public let matrix_identity_float4x4 = Matrix4<Float>(1)
public let matrix_identity_double4x4 = Matrix4<Double>(1)

public func simd_matrix<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD2<S>, _ c1: SIMD2<S>
) -> Matrix2<S> { Matrix2<S>(c0, c1) }
public func simd_matrix_from_rows<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD2<S>, _ c1: SIMD2<S>
) -> Matrix2<S> { Matrix2<S>(rows: [c0, c1]) }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>, _ b: Matrix2<S>)
  -> Matrix2<S>
{ a * b }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>, _ v: SIMD2<S>) -> SIMD2<
  S
> { a * v }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ v: SIMD2<S>, _ a: Matrix2<S>) -> SIMD2<
  S
> { v * a }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ s: S, _ a: Matrix2<S>) -> Matrix2<S> {
  a * s
}
public func matrix_multiply<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>, _ b: Matrix2<S>)
  -> Matrix2<S>
{ a * b }
public func matrix_multiply<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>, _ v: SIMD2<S>)
  -> SIMD2<S>
{ a * v }
public func simd_add<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>, _ b: Matrix2<S>)
  -> Matrix2<S>
{ a + b }
public func simd_sub<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>, _ b: Matrix2<S>)
  -> Matrix2<S>
{ a - b }
public func simd_inverse<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>) -> Matrix2<S> {
  a.inverse
}
public func matrix_invert<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>) -> Matrix2<S> {
  a.inverse
}
public func simd_transpose<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>) -> Matrix2<S> {
  a.transpose
}
public func matrix_transpose<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>) -> Matrix2<S> {
  a.transpose
}
public func simd_determinant<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>) -> S {
  a.determinant
}
public func simd_equal<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix2<S>, _ b: Matrix2<S>)
  -> Bool
{ a == b }

public func simd_matrix<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD3<S>, _ c1: SIMD3<S>, _ c2: SIMD3<S>
) -> Matrix3<S> { Matrix3<S>(c0, c1, c2) }
public func simd_matrix_from_rows<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD3<S>, _ c1: SIMD3<S>, _ c2: SIMD3<S>
) -> Matrix3<S> { Matrix3<S>(rows: [c0, c1, c2]) }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>, _ b: Matrix3<S>)
  -> Matrix3<S>
{ a * b }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>, _ v: SIMD3<S>) -> SIMD3<
  S
> { a * v }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ v: SIMD3<S>, _ a: Matrix3<S>) -> SIMD3<
  S
> { v * a }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ s: S, _ a: Matrix3<S>) -> Matrix3<S> {
  a * s
}
public func matrix_multiply<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>, _ b: Matrix3<S>)
  -> Matrix3<S>
{ a * b }
public func matrix_multiply<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>, _ v: SIMD3<S>)
  -> SIMD3<S>
{ a * v }
public func simd_add<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>, _ b: Matrix3<S>)
  -> Matrix3<S>
{ a + b }
public func simd_sub<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>, _ b: Matrix3<S>)
  -> Matrix3<S>
{ a - b }
public func simd_inverse<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>) -> Matrix3<S> {
  a.inverse
}
public func matrix_invert<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>) -> Matrix3<S> {
  a.inverse
}
public func simd_transpose<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>) -> Matrix3<S> {
  a.transpose
}
public func matrix_transpose<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>) -> Matrix3<S> {
  a.transpose
}
public func simd_determinant<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>) -> S {
  a.determinant
}
public func simd_equal<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix3<S>, _ b: Matrix3<S>)
  -> Bool
{ a == b }

public func simd_matrix<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD4<S>, _ c1: SIMD4<S>, _ c2: SIMD4<S>, _ c3: SIMD4<S>
) -> Matrix4<S> { Matrix4<S>(c0, c1, c2, c3) }
public func simd_matrix_from_rows<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD4<S>, _ c1: SIMD4<S>, _ c2: SIMD4<S>, _ c3: SIMD4<S>
) -> Matrix4<S> { Matrix4<S>(rows: [c0, c1, c2, c3]) }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>, _ b: Matrix4<S>)
  -> Matrix4<S>
{ a * b }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>, _ v: SIMD4<S>) -> SIMD4<
  S
> { a * v }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ v: SIMD4<S>, _ a: Matrix4<S>) -> SIMD4<
  S
> { v * a }
public func simd_mul<S: SIMDScalar & BinaryFloatingPoint>(_ s: S, _ a: Matrix4<S>) -> Matrix4<S> {
  a * s
}
public func matrix_multiply<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>, _ b: Matrix4<S>)
  -> Matrix4<S>
{ a * b }
public func matrix_multiply<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>, _ v: SIMD4<S>)
  -> SIMD4<S>
{ a * v }
public func simd_add<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>, _ b: Matrix4<S>)
  -> Matrix4<S>
{ a + b }
public func simd_sub<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>, _ b: Matrix4<S>)
  -> Matrix4<S>
{ a - b }
public func simd_inverse<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>) -> Matrix4<S> {
  a.inverse
}
public func matrix_invert<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>) -> Matrix4<S> {
  a.inverse
}
public func simd_transpose<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>) -> Matrix4<S> {
  a.transpose
}
public func matrix_transpose<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>) -> Matrix4<S> {
  a.transpose
}
public func simd_determinant<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>) -> S {
  a.determinant
}
public func simd_equal<S: SIMDScalar & BinaryFloatingPoint>(_ a: Matrix4<S>, _ b: Matrix4<S>)
  -> Bool
{ a == b }
