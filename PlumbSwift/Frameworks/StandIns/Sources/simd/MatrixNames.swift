// SPDX-License-Identifier: MIT

// The C names of matrices, as columns × rows.

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
) -> Matrix2<S> { Matrix2(c0, c1) }
public func simd_matrix_from_rows<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD2<S>, _ c1: SIMD2<S>
) -> Matrix2<S> { Matrix2(rows: [c0, c1]) }
public func simd_matrix<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD3<S>, _ c1: SIMD3<S>, _ c2: SIMD3<S>
) -> Matrix3<S> { Matrix3(c0, c1, c2) }
public func simd_matrix_from_rows<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD3<S>, _ c1: SIMD3<S>, _ c2: SIMD3<S>
) -> Matrix3<S> { Matrix3(rows: [c0, c1, c2]) }
public func simd_matrix<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD4<S>, _ c1: SIMD4<S>, _ c2: SIMD4<S>, _ c3: SIMD4<S>
) -> Matrix4<S> { Matrix4(c0, c1, c2, c3) }
public func simd_matrix_from_rows<S: SIMDScalar & BinaryFloatingPoint>(
  _ c0: SIMD4<S>, _ c1: SIMD4<S>, _ c2: SIMD4<S>, _ c3: SIMD4<S>
) -> Matrix4<S> { Matrix4(rows: [c0, c1, c2, c3]) }

public func simd_mul<M: SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func simd_mul<M: SquareMatrix>(_ a: M, _ v: M.Column) -> M.Column { a * v }
public func simd_mul<M: SquareMatrix>(_ v: M.Column, _ a: M) -> M.Column { v * a }
public func simd_mul<M: SquareMatrix>(_ s: M.Scalar, _ a: M) -> M { s * a }
public func matrix_multiply<M: SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
public func matrix_multiply<M: SquareMatrix>(_ a: M, _ v: M.Column) -> M.Column { a * v }
public func simd_add<M: SquareMatrix>(_ a: M, _ b: M) -> M { a + b }
public func simd_sub<M: SquareMatrix>(_ a: M, _ b: M) -> M { a - b }
public func simd_inverse<M: SquareMatrix>(_ a: M) -> M { a.inverse }
public func matrix_invert<M: SquareMatrix>(_ a: M) -> M { a.inverse }
public func simd_transpose<M: SquareMatrix>(_ a: M) -> M { a.transpose }
public func matrix_transpose<M: SquareMatrix>(_ a: M) -> M { a.transpose }
public func simd_determinant<M: SquareMatrix>(_ a: M) -> M.Scalar { a.determinant }
public func simd_equal<M: SquareMatrix>(_ a: M, _ b: M) -> Bool { a == b }
