// SPDX-License-Identifier: MIT

@_exported import Foundation

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

// Elementwise vector functions of vDSP. Strides count elements.

public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] + b[i * bStride] }
}

public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] * b[i * bStride] }
}

public func vDSP_vmax(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Swift.max(a[i * aStride], b[i * bStride]) }
}

public func vDSP_vmin(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ bStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Swift.min(a[i * aStride], b[i * bStride]) }
}

/// `a` - `b`. The first argument is the subtrahend.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride, _ a: UnsafePointer<Float>,
  _ aStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] - b[i * bStride] }
}

/// `a` / `b`. The first argument is the divisor.
public func vDSP_vdiv(
  _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride, _ a: UnsafePointer<Float>,
  _ aStride: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] / b[i * bStride] }
}

public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] + b.pointee }
}

public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] * b.pointee }
}

public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] / b.pointee }
}

public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Swift.abs(a[i * aStride]) }
}

public func vDSP_vfill(
  _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = a.pointee }
}

public func vDSP_vclr(
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = 0 }
}

public func vDSP_vramp(
  _ start: UnsafePointer<Float>, _ step: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = start.pointee + Float(i) * step.pointee }
}

public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ least: UnsafePointer<Float>,
  _ most: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) {
    c[i * cStride] = Swift.min(Swift.max(a[i * aStride], least.pointee), most.pointee)
  }
}

/// Converts to decibels. With flag 1 the values are amplitudes, with 0 powers.
public func vDSP_vdbcon(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ reference: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length, _ flag: UInt32
) {
  for i in 0..<Int(count) {
    c[i * cStride] =
      (flag == 1 ? 20 : 10) * Float(log10(Double(a[i * aStride] / reference.pointee)))
  }
}
