// SPDX-License-Identifier: MIT

public import AutoLayout
public import UIKitComponents

/// The fill of a shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(LinearGradient)
  case radial(RadialGradient)
  case pattern(TilePattern)
}

/// A gradient from a centre outwards. The last colour continues beyond the radius.
public struct RadialGradient: Hashable, Sendable {
  public var center: Point
  public var radius: Double
  /// The colour stops, in ascending order.
  public var stops: [LinearGradient.Stop]
}

/// A gradient along a line. The first and last colours continue beyond its ends.
public struct LinearGradient: Hashable, Sendable {
  public typealias Stop = Figure.Stop

  public var start: Point
  public var end: Point
  /// The colour stops, in ascending order.
  public var stops: [Stop]

  public init(from start: Point, to end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

public typealias StrokeStyle = Figure.Line
