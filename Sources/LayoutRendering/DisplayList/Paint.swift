// SPDX-License-Identifier: MIT

public import LayoutCore

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(LinearGradient)
  case radial(RadialGradient)
}

/// Colours that change evenly from a point outwards; beyond the radius the last goes on.
public struct RadialGradient: Hashable, Sendable {
  public var center: Point
  public var radius: Double
  /// Stops in rising order.
  public var stops: [LinearGradient.Stop]

  public init(center: Point, radius: Double, stops: [LinearGradient.Stop]) {
    self.center = center
    self.radius = radius
    self.stops = stops
  }
}

/// Colours that change evenly along a line; beyond its ends the first and last go on.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a part of the way, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var offset: Double
    public var color: Color

    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

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

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// Lengths of dashes and gaps in turn; empty for a line without gaps.
  public var dash: [Double]
  /// Whether ends and joins are round; else they are butt and mitred.
  public var isRound: Bool

  public init(width: Double, dash: [Double] = [], isRound: Bool = false) {
    self.width = width
    self.dash = dash
    self.isRound = isRound
  }
}
