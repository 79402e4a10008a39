// SPDX-License-Identifier: MIT

import Foundation
import simd

/// Sixteen numbers, column by column.
public struct GLKMatrix4: Equatable, Sendable {
  public var m00, m01, m02, m03: Float
  public var m10, m11, m12, m13: Float
  public var m20, m21, m22, m23: Float
  public var m30, m31, m32, m33: Float

  var matrix: simd_float4x4 {
    simd_float4x4(
      columns: (
        SIMD4(m00, m01, m02, m03), SIMD4(m10, m11, m12, m13), SIMD4(m20, m21, m22, m23),
        SIMD4(m30, m31, m32, m33)
      ))
  }

  init(_ matrix: simd_float4x4) {
    let (a, b, c, d) = matrix.columns
    (m00, m01, m02, m03) = (a.x, a.y, a.z, a.w)
    (m10, m11, m12, m13) = (b.x, b.y, b.z, b.w)
    (m20, m21, m22, m23) = (c.x, c.y, c.z, c.w)
    (m30, m31, m32, m33) = (d.x, d.y, d.z, d.w)
  }

  fileprivate init(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>
  ) { self.init(simd_float4x4(columns: (a, b, c, d))) }
}

public let GLKMatrix4Identity = GLKMatrix4(
  SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

public func GLKMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
  GLKMatrix4(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, tz, 1))
}

public func GLKMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
  GLKMatrix4(SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1))
}

/// A turn about an axis, which need not be of length 1.
public func GLKMatrix4MakeRotation(
  _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKMatrix4 {
  let axis = simd_normalize(SIMD3(x, y, z))
  let (c, s) = (cosf(radians), sinf(radians))
  let t = 1 - c
  return GLKMatrix4(
    SIMD4(
      c + t * axis.x * axis.x, t * axis.x * axis.y + s * axis.z, t * axis.x * axis.z - s * axis.y, 0
    ),
    SIMD4(
      t * axis.x * axis.y - s * axis.z, c + t * axis.y * axis.y, t * axis.y * axis.z + s * axis.x, 0
    ),
    SIMD4(
      t * axis.x * axis.z + s * axis.y, t * axis.y * axis.z - s * axis.x, c + t * axis.z * axis.z, 0
    ),
    SIMD4(0, 0, 0, 1))
}

public func GLKMatrix4MakeXRotation(_ radians: Float) -> GLKMatrix4 {
  GLKMatrix4MakeRotation(radians, 1, 0, 0)
}
public func GLKMatrix4MakeYRotation(_ radians: Float) -> GLKMatrix4 {
  GLKMatrix4MakeRotation(radians, 0, 1, 0)
}
public func GLKMatrix4MakeZRotation(_ radians: Float) -> GLKMatrix4 {
  GLKMatrix4MakeRotation(radians, 0, 0, 1)
}

public func GLKMatrix4MakePerspective(
  _ fovyRadians: Float, _ aspect: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
  let cotangent = 1 / tanf(fovyRadians / 2)
  let depth = nearZ - farZ
  return GLKMatrix4(
    SIMD4(cotangent / aspect, 0, 0, 0), SIMD4(0, cotangent, 0, 0),
    SIMD4(0, 0, (farZ + nearZ) / depth, -1), SIMD4(0, 0, 2 * farZ * nearZ / depth, 0))
}

public func GLKMatrix4MakeOrtho(
  _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
  let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
  return GLKMatrix4(
    SIMD4(2 / width, 0, 0, 0), SIMD4(0, 2 / height, 0, 0), SIMD4(0, 0, -2 / depth, 0),
    SIMD4(-(right + left) / width, -(top + bottom) / height, -(farZ + nearZ) / depth, 1))
}

public func GLKMatrix4MakeLookAt(
  _ eyeX: Float, _ eyeY: Float, _ eyeZ: Float, _ centerX: Float, _ centerY: Float,
  _ centerZ: Float, _ upX: Float, _ upY: Float, _ upZ: Float
) -> GLKMatrix4 {
  let eye = SIMD3(eyeX, eyeY, eyeZ)
  let back = simd_normalize(eye - SIMD3(centerX, centerY, centerZ))
  let side = simd_normalize(simd_cross(SIMD3(upX, upY, upZ), back))
  let up = simd_cross(back, side)
  return GLKMatrix4(
    SIMD4(side.x, up.x, back.x, 0), SIMD4(side.y, up.y, back.y, 0),
    SIMD4(side.z, up.z, back.z, 0),
    SIMD4(-simd_dot(side, eye), -simd_dot(up, eye), -simd_dot(back, eye), 1))
}

public func GLKMatrix4Multiply(_ a: GLKMatrix4, _ b: GLKMatrix4) -> GLKMatrix4 {
  GLKMatrix4(a.matrix * b.matrix)
}
public func GLKMatrix4Translate(
  _ matrix: GLKMatrix4, _ tx: Float, _ ty: Float, _ tz: Float
) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeTranslation(tx, ty, tz)) }
public func GLKMatrix4Scale(
  _ matrix: GLKMatrix4, _ sx: Float, _ sy: Float, _ sz: Float
) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeScale(sx, sy, sz)) }
public func GLKMatrix4Rotate(
  _ matrix: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeRotation(radians, x, y, z)) }
public func GLKMatrix4RotateX(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
  GLKMatrix4Rotate(matrix, radians, 1, 0, 0)
}
public func GLKMatrix4RotateY(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
  GLKMatrix4Rotate(matrix, radians, 0, 1, 0)
}
public func GLKMatrix4RotateZ(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
  GLKMatrix4Rotate(matrix, radians, 0, 0, 1)
}
public func GLKMatrix4Transpose(_ matrix: GLKMatrix4) -> GLKMatrix4 {
  GLKMatrix4(matrix.matrix.transpose)
}

/// - Parameter isInvertible: is set to whether the matrix has an inverse.
public func GLKMatrix4Invert(
  _ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>?
) -> GLKMatrix4 {
  let inverse = matrix.matrix.inverse
  let exists = inverse.columns.0.x.isFinite
  isInvertible?.pointee = exists
  return exists ? GLKMatrix4(inverse) : GLKMatrix4Identity
}

public func GLKMatrix4MultiplyVector4(
  _ matrix: GLKMatrix4, _ vector: GLKVector4
) -> GLKVector4 { GLKVector4(matrix.matrix * vector.vector) }

/// Turns and scales a vector; it is not moved.
public func GLKMatrix4MultiplyVector3(
  _ matrix: GLKMatrix4, _ vector: GLKVector3
) -> GLKVector3 {
  let result = matrix.matrix * SIMD4(vector.x, vector.y, vector.z, 0)
  return GLKVector3(x: result.x, y: result.y, z: result.z)
}

/// Moves a vector as a place.
public func GLKMatrix4MultiplyVector3WithTranslation(
  _ matrix: GLKMatrix4, _ vector: GLKVector3
) -> GLKVector3 {
  let result = matrix.matrix * SIMD4(vector.x, vector.y, vector.z, 1)
  return GLKVector3(x: result.x, y: result.y, z: result.z)
}
