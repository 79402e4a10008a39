// SPDX-License-Identifier: MIT

package import AutoLayout
public import Foundation

public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// A Swift closure. In Core Graphics it is a C function.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }

  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}

/// A cell that is drawn repeatedly. It uses the initial coordinates of the context and ignores the
/// current transform. Tiles are never distorted.
// Immutable. The client is responsible for `info` and for the thread on which it draws.
public final class CGPattern: @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let step: CGSize
  private let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// A step of 0 uses the size of the bounds.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    self.info = info
    self.bounds = bounds
    self.matrix = matrix
    step = CGSize(
      width: xStep == 0 ? bounds.width : xStep, height: yStep == 0 ? bounds.height : yStep)
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The pattern as figures.
  ///
  /// - Parameter components: the color and its alpha, or only the alpha for a colored pattern.
  package func figure(
    _ components: UnsafePointer<CGFloat>, in space: CGColorSpace?, phase: CGSize
  ) -> Figure.Pattern {
    let context = CGContext(size: bounds.size)
    var alpha = components[0]
    if !isColored {
      let count = (space ?? CGColorSpaceCreateDeviceRGB()).numberOfComponents
      alpha = components[count]
      let color =
        count == 1
        ? CGColor(gray: components[0], alpha: 1)
        : CGColor(red: components[0], green: components[1], blue: components[2], alpha: 1)
      context.setFillColor(color)
      context.setStrokeColor(color)
    }
    callbacks.drawPattern?(info, context)
    var pattern = Figure.Pattern(cell: context.figures, bounds: bounds.core, step: step.core)
    pattern.transform =
      matrix.concatenating(CGAffineTransform(translationX: phase.width, y: phase.height)).core
    pattern.opacity = Double(alpha)
    return pattern
  }
}

extension CGContext {
  /// `colorComponents` belong to the space that was set for patterns. For an uncolored pattern they
  /// are the components of its base space and the alpha. For a colored pattern they are only the
  /// alpha.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) { setFill(pattern.figure(components, in: patternSpaces.fill?.base, phase: patternPhase)) }

  /// Sets the stroke pattern. The components are those of ``setFillPattern(_:colorComponents:)``.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) { setStroke(pattern.figure(components, in: patternSpaces.stroke?.base, phase: patternPhase)) }

  /// Applies only to uncolored patterns.
  public func setFillColorSpace(_ space: CGColorSpace) { patternSpaces.fill = space }

  /// Applies only to uncolored patterns.
  public func setStrokeColorSpace(_ space: CGColorSpace) { patternSpaces.stroke = space }

  /// Moves patterns that are set afterwards.
  public func setPatternPhase(_ phase: CGSize) { patternPhase = phase }
}
