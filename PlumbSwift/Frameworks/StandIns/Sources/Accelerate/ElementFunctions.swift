// SPDX-License-Identifier: MIT

@_exported import Foundation

// Elementwise functions of vForce.

public func vvsqrtf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.sqrt(x[i]) }
}
public func vvlogf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log(x[i]) }
}
public func vvlog10f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log10(x[i]) }
}
public func vvlog2f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log2(x[i]) }
}
public func vvexpf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.exp(x[i]) }
}
public func vvsinf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.sin(x[i]) }
}
public func vvcosf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.cos(x[i]) }
}
public func vvfloorf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.floor(x[i]) }
}
public func vvceilf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.ceil(x[i]) }
}
public func vvpowf(
  _ z: UnsafeMutablePointer<Float>, _ exponents: UnsafePointer<Float>,
  _ bases: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { z[i] = Foundation.pow(bases[i], exponents[i]) }
}
