// SPDX-License-Identifier: MIT

@_exported import Foundation

// Vector reductions of vDSP.

public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0, +)
}

public func vDSP_svesq(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0) { $0 + $1 * $1 }
}

public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0, +) / Float(a.count)
}

public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0) { $0 + $1 * $1 } / Float(a.count)
}

public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = (a.reduce(0) { $0 + $1 * $1 } / Float(a.count)).squareRoot()
}

public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.max() ?? -.infinity
}

public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.min() ?? .infinity
}

public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.map(Swift.abs).max() ?? 0
}

/// The largest element, and its distance from the first element in memory, in elements.
public func vDSP_maxvi(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ place: UnsafeMutablePointer<vDSP_Length>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  guard let found = a.indices.max(by: { a[$0] < a[$1] }) else {
    c.pointee = -.infinity
    place.pointee = 0
    return
  }
  c.pointee = a[found]
  place.pointee = vDSP_Length(found * stride)
}

public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ bStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  c.pointee = zip(elements(a, aStride, count), elements(b, bStride, count)).reduce(0) {
    $0 + $1.0 * $1.1
  }
}

/// The product of an `m` × `p` matrix and a `p` × `n` matrix.
public func vDSP_mmul(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length,
  _ p: vDSP_Length
) {
  for row in 0..<Int(m) {
    for column in 0..<Int(n) {
      var sum: Float = 0
      for k in 0..<Int(p) {
        sum += a[(row * Int(p) + k) * aStride] * b[(k * Int(n) + column) * bStride]
      }
      c[(row * Int(n) + column) * cStride] = sum
    }
  }
}

private func elements(
  _ first: UnsafePointer<Float>, _ stride: Int, _ count: vDSP_Length
) -> [Float] { (0..<Int(count)).map { first[$0 * stride] } }
