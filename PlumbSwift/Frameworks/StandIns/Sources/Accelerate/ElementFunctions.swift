// SPDX-License-Identifier: MIT

@_exported import Foundation

// Functions of each element, by the names of vForce.

public func vvsqrtf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.sqrt(x[i]) }
}
public func vvsqrt(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.sqrt(x[i]) }
}
public func vvlogf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log(x[i]) }
}
public func vvlog(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log(x[i]) }
}
public func vvlog10f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log10(x[i]) }
}
public func vvlog10(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log10(x[i]) }
}
public func vvlog2f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log2(x[i]) }
}
public func vvlog2(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.log2(x[i]) }
}
public func vvexpf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.exp(x[i]) }
}
public func vvexp(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.exp(x[i]) }
}
public func vvsinf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.sin(x[i]) }
}
public func vvsin(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.sin(x[i]) }
}
public func vvcosf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.cos(x[i]) }
}
public func vvcos(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.cos(x[i]) }
}
public func vvtanf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.tan(x[i]) }
}
public func vvtan(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.tan(x[i]) }
}
public func vvtanhf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.tanh(x[i]) }
}
public func vvtanh(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.tanh(x[i]) }
}
public func vvatanf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.atan(x[i]) }
}
public func vvatan(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.atan(x[i]) }
}
public func vvfloorf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.floor(x[i]) }
}
public func vvfloor(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.floor(x[i]) }
}
public func vvceilf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.ceil(x[i]) }
}
public func vvceil(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { y[i] = Foundation.ceil(x[i]) }
}
public func vvpowf(
  _ z: UnsafeMutablePointer<Float>, _ exponents: UnsafePointer<Float>,
  _ bases: UnsafePointer<Float>, _ count: UnsafePointer<Int32>
) {
  for i in 0..<Int(count.pointee) { z[i] = Foundation.pow(bases[i], exponents[i]) }
}
