// SPDX-License-Identifier: MIT

package import AutoLayout
public import Foundation

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public final class CGGradient: Sendable {
  package let stops: [Figure.Stop]

  public init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      return Figure.Stop(locations.map { Double($0[index]) } ?? even, color)
    }
  }

  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?)
  {
    let list = colors.map { $0 }
    if let locations, locations.count >= list.count {
      self.init(colorsSpace: space, colors: list, locations: locations)
    } else {
      self.init(colorsSpace: space, colors: list, locations: nil as UnsafePointer<CGFloat>?)
    }
  }

  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    stops = (0..<count).map { index in
      let even = count > 1 ? Double(index) / Double(count - 1) : 0
      let color = AutoLayout.Color(
        red: components[4 * index], green: components[4 * index + 1],
        blue: components[4 * index + 2], alpha: components[4 * index + 3])
      return Figure.Stop(locations.map { Double($0[index]) } ?? even, color)
    }
  }
}

extension CGContext {
  /// Fills the clipped area of the context.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (start, end) = (startPoint.applying(ctm), endPoint.applying(ctm))
    write(
      .fill(
        wholeOutline,
        .gradient(
          gradient.stops, from: Point(x: start.x, y: start.y), to: Point(x: end.x, y: end.y)),
        isEvenOdd: false))
  }

  /// Fills the clipped area of the context with the gradient of the end circle. The start circle is
  /// ignored, as if it were a point.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let center = endCenter.applying(ctm)
    let scale = sqrt(abs(ctm.a * ctm.d - ctm.b * ctm.c))
    write(
      .fill(
        wholeOutline,
        .radialGradient(
          gradient.stops, center: Point(x: center.x, y: center.y),
          radius: Double(endRadius * scale)), isEvenOdd: false))
  }
}
