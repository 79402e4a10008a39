// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit
@_exported import simd

public struct SCNVector3: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float

  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }

  var simd: SIMD3<Float> { SIMD3(x, y, z) }
}

public let SCNVector3Zero = SCNVector3()
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x, y, z)
}
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

public struct SCNVector4: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float

  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  public init(x: Float, y: Float, z: Float, w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
}

public typealias SCNQuaternion = SCNVector4

public struct SCNMatrix4: Equatable, Sendable {
  public var m11: Float, m12: Float, m13: Float, m14: Float
  public var m21: Float, m22: Float, m23: Float, m24: Float
  public var m31: Float, m32: Float, m33: Float, m34: Float
  public var m41: Float, m42: Float, m43: Float, m44: Float

  public init() { self.init(simd_float4x4()) }

  public init(_ m: simd_float4x4) {
    let (a, b, c, d) = m.columns
    (m11, m12, m13, m14) = (a.x, a.y, a.z, a.w)
    (m21, m22, m23, m24) = (b.x, b.y, b.z, b.w)
    (m31, m32, m33, m34) = (c.x, c.y, c.z, c.w)
    (m41, m42, m43, m44) = (d.x, d.y, d.z, d.w)
  }

  var simd: simd_float4x4 {
    simd_float4x4(
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44])
  }
}

extension simd_float4x4 {
  public init(_ m: SCNMatrix4) { self = m.simd }
}

public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var m = SCNMatrix4Identity
  (m.m41, m.m42, m.m43) = (tx, ty, tz)
  return m
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(diagonal: [sx, sy, sz, 1]))
}
public func SCNMatrix4MakeRotation(
  _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 {
  let axis = simd_normalize(simd_float3(x, y, z))
  return SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: axis)))
}
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  SCNMatrix4(b.simd * a.simd)
}
