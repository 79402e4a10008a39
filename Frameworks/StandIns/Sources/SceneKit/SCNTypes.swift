// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// Numbers of scenes. `SIMD4<Float>` in columns stands for what the module `simd` has on Apple's systems.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias float3 = SIMD3<Float>
public typealias vector_float3 = SIMD3<Float>

public struct simd_float4x4: Equatable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init() { columns = (.zero, .zero, .zero, .zero) }

  public init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
    columns = (a, b, c, d)
  }

  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  public init(diagonal: SIMD4<Float>) {
    self.init(
      [diagonal.x, 0, 0, 0], [0, diagonal.y, 0, 0], [0, 0, diagonal.z, 0], [0, 0, 0, diagonal.w])
  }

  public static func == (left: simd_float4x4, right: simd_float4x4) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
      && left.columns.2 == right.columns.2 && left.columns.3 == right.columns.3
  }

  public static func * (left: simd_float4x4, right: SIMD4<Float>) -> SIMD4<Float> {
    left.columns.0 * right.x + left.columns.1 * right.y + left.columns.2 * right.z
      + left.columns.3 * right.w
  }

  public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left * right.columns.0, left * right.columns.1, left * right.columns.2,
      left * right.columns.3)
  }
}

public typealias matrix_float4x4 = simd_float4x4
public typealias float4x4 = simd_float4x4
public let matrix_identity_float4x4 = simd_float4x4(diagonal: SIMD4(repeating: 1))

public func matrix_multiply(_ left: simd_float4x4, _ right: simd_float4x4) -> simd_float4x4 {
  left * right
}
public func simd_mul(_ left: simd_float4x4, _ right: simd_float4x4) -> simd_float4x4 {
  left * right
}
public func simd_length(_ vector: SIMD3<Float>) -> Float {
  (vector * vector).sum().squareRoot()
}
public func simd_distance(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { simd_length(a - b) }
public func simd_normalize(_ vector: SIMD3<Float>) -> SIMD3<Float> {
  vector / max(simd_length(vector), .leastNonzeroMagnitude)
}

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
  let axis = simd_normalize([x, y, z])
  let (c, s) = (cos(angle), sin(angle))
  let t = axis * (1 - c)
  return SCNMatrix4(
    simd_float4x4(
      [t.x * axis.x + c, t.x * axis.y + s * axis.z, t.x * axis.z - s * axis.y, 0],
      [t.y * axis.x - s * axis.z, t.y * axis.y + c, t.y * axis.z + s * axis.x, 0],
      [t.z * axis.x + s * axis.y, t.z * axis.y - s * axis.x, t.z * axis.z + c, 0], [0, 0, 0, 1]))
}
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  SCNMatrix4(b.simd * a.simd)
}
