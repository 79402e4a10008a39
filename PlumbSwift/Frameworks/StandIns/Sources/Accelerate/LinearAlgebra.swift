// SPDX-License-Identifier: MIT

@_exported import Foundation

// The BLAS functions that apps use.

public struct CBLAS_ORDER: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public struct CBLAS_TRANSPOSE: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let CblasRowMajor = CBLAS_ORDER(rawValue: 101)
public let CblasColMajor = CBLAS_ORDER(rawValue: 102)
public let CblasNoTrans = CBLAS_TRANSPOSE(rawValue: 111)
public let CblasTrans = CBLAS_TRANSPOSE(rawValue: 112)
public let CblasConjTrans = CBLAS_TRANSPOSE(rawValue: 113)

public func cblas_sgemm(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32,
  _ n: Int32, _ k: Int32, _ alpha: Float, _ a: UnsafePointer<Float>!, _ lda: Int32,
  _ b: UnsafePointer<Float>!, _ ldb: Int32, _ beta: Float, _ c: UnsafeMutablePointer<Float>!,
  _ ldc: Int32
) {
  product(
    order, transA, transB, (Int(m), Int(n), Int(k)), alpha, (a, Int(lda)), (b, Int(ldb)), beta,
    c, Int(ldc))
}

/// Computes `alpha` A B + `beta` C.
private func product(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE,
  _ size: (m: Int, n: Int, k: Int), _ alpha: Float, _ a: (UnsafePointer<Float>, Int),
  _ b: (UnsafePointer<Float>, Int), _ beta: Float, _ c: UnsafeMutablePointer<Float>, _ ldc: Int
) {
  let isInRows = order == CblasRowMajor
  func element(
    _ matrix: (UnsafePointer<Float>, Int), _ trans: CBLAS_TRANSPOSE, _ i: Int, _ j: Int
  ) -> Float {
    // A row of a transposed matrix is a column of the stored one.
    let isAlongLines = isInRows == (trans == CblasNoTrans)
    return matrix.0[isAlongLines ? i * matrix.1 + j : j * matrix.1 + i]
  }
  for i in 0..<size.m {
    for j in 0..<size.n {
      var sum: Float = 0
      for l in 0..<size.k { sum += element(a, transA, i, l) * element(b, transB, l, j) }
      let place = isInRows ? i * ldc + j : j * ldc + i
      // If `beta` is 0, C is not read, because it may be uninitialized.
      c[place] = alpha * sum + (beta == 0 ? 0 : beta * c[place])
    }
  }
}

public func cblas_sdot(
  _ n: Int32, _ x: UnsafePointer<Float>!, _ incX: Int32, _ y: UnsafePointer<Float>!, _ incY: Int32
) -> Float { (0..<Int(n)).reduce(0) { $0 + x[$1 * Int(incX)] * y[$1 * Int(incY)] } }

public func cblas_snrm2(_ n: Int32, _ x: UnsafePointer<Float>!, _ incX: Int32) -> Float {
  cblas_sdot(n, x, incX, x, incX).squareRoot()
}

public func cblas_saxpy(
  _ n: Int32, _ alpha: Float, _ x: UnsafePointer<Float>!, _ incX: Int32,
  _ y: UnsafeMutablePointer<Float>!, _ incY: Int32
) {
  for i in 0..<Int(n) { y[i * Int(incY)] += alpha * x[i * Int(incX)] }
}

public func cblas_sscal(
  _ n: Int32, _ alpha: Float, _ x: UnsafeMutablePointer<Float>!, _ incX: Int32
) {
  for i in 0..<Int(n) { x[i * Int(incX)] *= alpha }
}
