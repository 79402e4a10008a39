// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// The closures of a ``CGFunction``.
public struct CGFunctionCallbacks {
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// Reads the input and writes the output. The function's dimensions determine how many numbers
/// there are.
public typealias CGFunctionEvaluateCallback =
  (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void

public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// A function that computes color components.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let range: [ClosedRange<CGFloat>]
  private let count: Int
  fileprivate let domain: ClosedRange<CGFloat>

  /// `domain` has the lower and the upper bound of the input, 0 and 1 if nil. `range` has those of
  /// each output number.
  ///
  /// - Returns: nil unless there is one input number, at least one output number and a closure.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension == 1, rangeDimension > 0, callbacks.pointee.evaluate != nil else {
      return nil
    }
    self.info = info
    self.callbacks = callbacks.pointee
    self.domain = domain.map { $0[0]...max($0[0], $0[1]) } ?? 0...1
    self.range =
      range.map { bounds in
        (0..<rangeDimension).map { bounds[2 * $0]...max(bounds[2 * $0], bounds[2 * $0 + 1]) }
      } ?? []
    count = rangeDimension
  }

  deinit { callbacks.releaseInfo?(info) }

  package func values(at input: CGFloat) -> [CGFloat] {
    var values = [CGFloat](repeating: 0, count: count)
    var input = min(max(input, domain.lowerBound), domain.upperBound)
    callbacks.evaluate?(info, &input, &values)
    return zip(values.indices, values).map { index, value in
      range.isEmpty ? value : min(max(value, range[index].lowerBound), range[index].upperBound)
    }
  }
}

/// A gradient between two points or circles, with colors from a function.
public final class CGShading {
  fileprivate enum Shape {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  fileprivate let shape: Shape
  fileprivate let gradient: CGGradient

  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) { self.init(.axial(start, end), space, function) }

  /// The start circle is ignored, as in `drawRadialGradient`.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) { self.init(.radial(start, startRadius, end, endRadius), space, function) }

  private init?(_ shape: Shape, _ space: CGColorSpace, _ function: CGFunction) {
    self.shape = shape
    // 33 stops. Colors are interpolated linearly between them, which looks smooth.
    let places = (0...32).map { CGFloat($0) / 32 }
    let domain = function.domain
    let components = places.flatMap { place -> [CGFloat] in
      let input = domain.lowerBound + place * (domain.upperBound - domain.lowerBound)
      let values = function.values(at: input)
      // One number is a gray, two numbers are a gray and its alpha.
      return switch values.count {
      case 1: [values[0], values[0], values[0], 1]
      case 2: [values[0], values[0], values[0], values[1]]
      case 3: values + [1]
      default: Array(values.prefix(4))
      }
    }
    let made = CGGradient(
      colorSpace: space, colorComponents: components, locations: places, count: places.count)
    guard let made else { return nil }
    gradient = made
  }
}

extension CGContext {
  /// Fills the clipped area of the context. The gradient always extends beyond both ends.
  public func drawShading(_ shading: CGShading) {
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch shading.shape {
    case .axial(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end,
        endRadius: endRadius, options: options)
    }
  }
}
