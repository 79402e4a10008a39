// SPDX-License-Identifier: MIT

@_exported import Foundation
import simd

// Vectors and matrices of GLKit, calculated by simd's.

public struct GLKVector2: Equatable, Sendable {
  public var x, y: Float
  public init(x: Float = 0, y: Float = 0) { (self.x, self.y) = (x, y) }
  public init(v: (Float, Float)) { (x, y) = v }
  public var v: (Float, Float) { (x, y) }
  public var s: Float { x }
  public var t: Float { y }
}

public struct GLKVector3: Equatable, Sendable {
  public var x, y, z: Float
  public init(x: Float = 0, y: Float = 0, z: Float = 0) { (self.x, self.y, self.z) = (x, y, z) }
  public init(v: (Float, Float, Float)) { (x, y, z) = v }
  public var v: (Float, Float, Float) { (x, y, z) }
  public var r: Float { x }
  public var g: Float { y }
  public var b: Float { z }

  var vector: SIMD3<Float> { SIMD3(x, y, z) }
  init(_ vector: SIMD3<Float>) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}

public struct GLKVector4: Equatable, Sendable {
  public var x, y, z, w: Float
  public init(x: Float = 0, y: Float = 0, z: Float = 0, w: Float = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  public init(v: (Float, Float, Float, Float)) { (x, y, z, w) = v }
  public var v: (Float, Float, Float, Float) { (x, y, z, w) }
  public var r: Float { x }
  public var g: Float { y }
  public var b: Float { z }
  public var a: Float { w }

  var vector: SIMD4<Float> { SIMD4(x, y, z, w) }
  init(_ vector: SIMD4<Float>) {
    self.init(x: vector.x, y: vector.y, z: vector.z, w: vector.w)
  }
}

/// A turn about an axis, as four numbers.
public struct GLKQuaternion: Equatable, Sendable {
  public var x, y, z, w: Float
  public init(x: Float = 0, y: Float = 0, z: Float = 0, w: Float = 1) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(x: x, y: y) }
public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 {
  GLKVector3(x: x, y: y, z: z)
}
public func GLKVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKVector4 {
  GLKVector4(x: x, y: y, z: z, w: w)
}

public func GLKVector2Add(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 {
  GLKVector2(x: a.x + b.x, y: a.y + b.y)
}
public func GLKVector2Subtract(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 {
  GLKVector2(x: a.x - b.x, y: a.y - b.y)
}
public func GLKVector2MultiplyScalar(_ a: GLKVector2, _ value: Float) -> GLKVector2 {
  GLKVector2(x: a.x * value, y: a.y * value)
}
public func GLKVector2Length(_ a: GLKVector2) -> Float { (a.x * a.x + a.y * a.y).squareRoot() }
public func GLKVector2Normalize(_ a: GLKVector2) -> GLKVector2 {
  GLKVector2MultiplyScalar(a, 1 / GLKVector2Length(a))
}
public func GLKVector2DotProduct(_ a: GLKVector2, _ b: GLKVector2) -> Float {
  a.x * b.x + a.y * b.y
}
public func GLKVector2Distance(_ a: GLKVector2, _ b: GLKVector2) -> Float {
  GLKVector2Length(GLKVector2Subtract(a, b))
}

public func GLKVector3Add(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 {
  GLKVector3(a.vector + b.vector)
}
public func GLKVector3Subtract(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 {
  GLKVector3(a.vector - b.vector)
}
public func GLKVector3MultiplyScalar(_ a: GLKVector3, _ value: Float) -> GLKVector3 {
  GLKVector3(a.vector * value)
}
public func GLKVector3DivideScalar(_ a: GLKVector3, _ value: Float) -> GLKVector3 {
  GLKVector3(a.vector / value)
}
public func GLKVector3Negate(_ a: GLKVector3) -> GLKVector3 { GLKVector3(-a.vector) }
public func GLKVector3Length(_ a: GLKVector3) -> Float { simd_length(a.vector) }
public func GLKVector3Distance(_ a: GLKVector3, _ b: GLKVector3) -> Float {
  simd_length(a.vector - b.vector)
}
public func GLKVector3Normalize(_ a: GLKVector3) -> GLKVector3 {
  GLKVector3(simd_normalize(a.vector))
}
public func GLKVector3DotProduct(_ a: GLKVector3, _ b: GLKVector3) -> Float {
  simd_dot(a.vector, b.vector)
}
public func GLKVector3CrossProduct(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 {
  GLKVector3(simd_cross(a.vector, b.vector))
}
public func GLKVector3Lerp(_ a: GLKVector3, _ b: GLKVector3, _ t: Float) -> GLKVector3 {
  GLKVector3(a.vector + (b.vector - a.vector) * t)
}

public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }

public let GLKQuaternionIdentity = GLKQuaternion()
public func GLKQuaternionMake(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKQuaternion {
  GLKQuaternion(x: x, y: y, z: z, w: w)
}
public func GLKQuaternionMakeWithAngleAndAxis(
  _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKQuaternion {
  let sine = sinf(radians / 2)
  return GLKQuaternion(x: sine * x, y: sine * y, z: sine * z, w: cosf(radians / 2))
}
public func GLKQuaternionMultiply(_ a: GLKQuaternion, _ b: GLKQuaternion) -> GLKQuaternion {
  GLKQuaternion(
    x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    y: a.w * b.y + a.y * b.w + a.z * b.x - a.x * b.z,
    z: a.w * b.z + a.z * b.w + a.x * b.y - a.y * b.x,
    w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
}
