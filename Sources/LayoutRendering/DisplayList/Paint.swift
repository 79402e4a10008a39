// SPDX-License-Identifier: MIT

public import AutoLayout
public import UIKitComponents

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(LinearGradient)
  case radial(RadialGradient)
  case pattern(TilePattern)
}

/// Colours that change evenly from a point outwards; beyond the radius the last goes on.
public struct RadialGradient: Hashable, Sendable {
  public var center: Point
  public var radius: Double
  /// Stops in rising order.
  public var stops: [LinearGradient.Stop]
}

/// Colours that change evenly along a line; beyond its ends the first and last go on.
public struct LinearGradient: Hashable, Sendable {
  public typealias Stop = Figure.Stop

  public var start: Point
  public var end: Point
  /// Stops in rising order.
  public var stops: [Stop]

  public init(from start: Point, to end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

public typealias StrokeStyle = Figure.Line
