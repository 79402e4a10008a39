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

  /// The smallest size on the pixel grid that holds this one, as `UILabel` reports it.
  ///
  /// - Parameter scale: pixels per point; a scale that is no positive number rounds nothing.
  public func roundedUp(scale: Double) -> TextSize {
    TextSize(width: Self.roundUp(width, scale), height: Self.roundUp(height, scale))
  }

  /// A thousandth of a pixel too much is noise of the arithmetic, not another pixel.
  private static func roundUp(_ value: Double, _ scale: Double) -> Double {
    guard scale > 0, scale.isFinite else { return value }
    return max(0, (value * scale - 0.001).wholeAbove) / scale
  }
}
