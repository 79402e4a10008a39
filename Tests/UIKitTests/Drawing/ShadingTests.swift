// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Apple, Quartz 2D Programming Guide, "Gradients": a shading calls a function for the colours
/// between its ends.
@MainActor
struct ShadingTests {
  @Test func shadingsCallTheirFunctionForColours() throws {
    let inputs = UnsafeMutablePointer<[CGFloat]>.allocate(capacity: 1)
    inputs.initialize(to: [])
    defer {
      inputs.deinitialize(count: 1)
      inputs.deallocate()
    }
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { info, input, output in
        info?.assumingMemoryBound(to: [CGFloat].self).pointee.append(input[0])
        for place in 0..<4 { output[place] = 2 * input[0] }
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: inputs, domainDimension: 1, domain: [0, 2], rangeDimension: 4,
        range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
    let shading = CGShading(
      axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 9, y: 0),
      function: function, extendStart: true, extendEnd: true)
    #expect(shading != nil)
    #expect(inputs.pointee.first == 0)
    #expect(inputs.pointee.last == 2)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      if let shading { context.cgContext.drawShading(shading) }
    }
    #expect(image.size == CGSize(width: 9, height: 9))
  }
}
