// SPDX-License-Identifier: MIT

/// Physical edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all = UIRectEdge(rawValue: 15)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Edges of a rectangle, the horizontal ones by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all = NSDirectionalRectEdge(rawValue: 15)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Axes of the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both = UIAxis(rawValue: 3)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
