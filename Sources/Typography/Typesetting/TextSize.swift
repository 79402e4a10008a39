// SPDX-License-Identifier: MIT

/// Width and height of a text in points.
public struct TextSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public static let zero = TextSize(width: 0, height: 0)

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The smallest size on the pixel grid that contains this size, as `UILabel` reports it.
  ///
  /// - Parameter scale: pixels per point. The size is not rounded if the scale is not a positive
  ///   number.
  public func roundedUp(scale: Double) -> TextSize {
    TextSize(width: Self.roundUp(width, scale), height: Self.roundUp(height, scale))
  }

  /// An excess of a thousandth of a pixel is a rounding error, not another pixel.
  private static func roundUp(_ value: Double, _ scale: Double) -> Double {
    guard scale > 0, scale.isFinite else { return value }
    return max(0, (value * scale - 0.001).wholeAbove) / scale
  }
}
