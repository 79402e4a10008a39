// SPDX-License-Identifier: MIT

@_exported import Foundation

// One number of a vector, by the names of C.

public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0, +)
}

public func vDSP_svemg(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0) { $0 + Swift.abs($1) }
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

public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0) { $0 + Swift.abs($1) } / Float(a.count)
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

public func vDSP_minmgv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.map(Swift.abs).min() ?? .infinity
}

/// The largest element, and how many elements of memory it is from the first.
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

/// The smallest element, and how many elements of memory it is from the first.
public func vDSP_minvi(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ place: UnsafeMutablePointer<vDSP_Length>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  guard let found = a.indices.min(by: { a[$0] < a[$1] }) else {
    c.pointee = .infinity
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

/// The product of a matrix of `m` rows of `p` numbers with one of `p` rows of `n`.
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

public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0, +)
}

public func vDSP_svemgD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0) { $0 + Swift.abs($1) }
}

public func vDSP_svesqD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0) { $0 + $1 * $1 }
}

public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0, +) / Double(a.count)
}

public func vDSP_meamgvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0) { $0 + Swift.abs($1) } / Double(a.count)
}

public func vDSP_measqvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.reduce(0) { $0 + $1 * $1 } / Double(a.count)
}

public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = (a.reduce(0) { $0 + $1 * $1 } / Double(a.count)).squareRoot()
}

public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.max() ?? -.infinity
}

public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.min() ?? .infinity
}

public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.map(Swift.abs).max() ?? 0
}

public func vDSP_minmgvD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  c.pointee = a.map(Swift.abs).min() ?? .infinity
}

/// The largest element, and how many elements of memory it is from the first.
public func vDSP_maxviD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
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

/// The smallest element, and how many elements of memory it is from the first.
public func vDSP_minviD(
  _ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ place: UnsafeMutablePointer<vDSP_Length>,
  _ count: vDSP_Length
) {
  let a = elements(a, stride, count)
  guard let found = a.indices.min(by: { a[$0] < a[$1] }) else {
    c.pointee = .infinity
    place.pointee = 0
    return
  }
  c.pointee = a[found]
  place.pointee = vDSP_Length(found * stride)
}

public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ bStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) {
  c.pointee = zip(elements(a, aStride, count), elements(b, bStride, count)).reduce(0) {
    $0 + $1.0 * $1.1
  }
}

/// The product of a matrix of `m` rows of `p` numbers with one of `p` rows of `n`.
public func vDSP_mmulD(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length,
  _ p: vDSP_Length
) {
  for row in 0..<Int(m) {
    for column in 0..<Int(n) {
      var sum: Double = 0
      for k in 0..<Int(p) {
        sum += a[(row * Int(p) + k) * aStride] * b[(k * Int(n) + column) * bStride]
      }
      c[(row * Int(n) + column) * cStride] = sum
    }
  }
}

private func elements<T>(
  _ first: UnsafePointer<T>, _ stride: Int, _ count: vDSP_Length
) -> [T] { (0..<Int(count)).map { first[$0 * stride] } }
