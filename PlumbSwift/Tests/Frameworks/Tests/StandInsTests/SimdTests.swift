// SPDX-License-Identifier: MIT

import Foundation
import XCTest
import simd

/// Expectations: linear algebra.
final class SimdTests: XCTestCase {
  func testVectorFunctions() {
    XCTAssertEqual(simd_length(simd_float2(3, 4)), 5)
    XCTAssertEqual(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)), simd_float3(0, 0, 1))
    XCTAssertEqual(simd_normalize(simd_double3(0, 0, 9)), simd_double3(0, 0, 1))
    XCTAssertEqual(simd_mix(simd_float2(0, 10), simd_float2(10, 20), 0.5), simd_float2(5, 15))
    XCTAssertEqual(simd_clamp(simd_float2(-1, 3), simd_float2(0, 0), simd_float2(2, 2)), [0, 2])
    XCTAssertEqual(reflect(simd_float2(1, -1), n: simd_float2(0, 1)), simd_float2(1, 1))
    XCTAssertEqual(simd_distance(simd_float3(1, 2, 3), simd_float3(1, 2, 5)), 2)
    XCTAssertEqual(simd_smoothstep(Float(0), 1, 0.5), 0.5)
  }

  func testMatrices() {
    let turn = simd_float3x3(rows: [[0, -1, 4], [1, 0, 5], [0, 0, 1]])
    XCTAssertEqual(turn * simd_float3(2, 3, 1), simd_float3(1, 7, 1))
    XCTAssertEqual(turn.determinant, 1)
    XCTAssertEqual(turn * turn.inverse, matrix_identity_float3x3)
    XCTAssertEqual(turn.transpose[0], simd_float3(0, -1, 4))
    XCTAssertEqual(turn.columns.2, simd_float3(4, 5, 1))
    var moved = matrix_identity_float4x4
    moved.columns.3 = simd_float4(1, 2, 3, 1)
    XCTAssertEqual(simd_mul(moved, simd_float4(1, 1, 1, 1)), simd_float4(2, 3, 4, 1))
    XCTAssertTrue(simd_double2x2(0).inverse[0].x.isNaN)
    XCTAssertEqual(MemoryLayout<simd_float4x4>.size, 64)
  }

  func testQuaternions() {
    let quarter = simd_quatf(angle: .pi / 2, axis: simd_float3(0, 0, 1))
    let turned = quarter.act(simd_float3(1, 0, 0))
    XCTAssertLessThan(simd_distance(turned, simd_float3(0, 1, 0)), 1e-6)
    XCTAssertEqual(quarter.angle, .pi / 2, accuracy: 1e-6)
    let half = simd_slerp(simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), quarter, 0.5)
    XCTAssertEqual(half.angle, .pi / 4, accuracy: 1e-6)
    let read = simd_quatf(simd_float4x4(quarter))
    XCTAssertEqual(simd_dot(read, quarter), 1, accuracy: 1e-6)
    let back = simd_quatf(from: simd_float3(1, 0, 0), to: simd_float3(-1, 0, 0))
    XCTAssertLessThan(simd_distance(back.act(simd_float3(1, 0, 0)), simd_float3(-1, 0, 0)), 1e-6)
  }
}
