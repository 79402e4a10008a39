// SPDX-License-Identifier: MIT

@_exported import Foundation

// Conversions between integers and floating-point numbers.

public func vDSP_vfltu8(
  _ a: UnsafePointer<UInt8>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Float(a[i * aStride]) }
}

public func vDSP_vflt16(
  _ a: UnsafePointer<Int16>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Float(a[i * aStride]) }
}

public func vDSP_vspdp(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Double(a[i * aStride]) }
}

public func vDSP_vdpsp(
  _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Float(a[i * aStride]) }
}

/// Clamps values that are out of range.
public func vDSP_vfixu8(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>,
  _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = UInt8(clamping: Int(a[i * aStride])) }
}

/// Clamps values that are out of range.
public func vDSP_vfix16(
  _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>,
  _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
  for i in 0..<Int(count) { c[i * cStride] = Int16(clamping: Int(a[i * aStride])) }
}
