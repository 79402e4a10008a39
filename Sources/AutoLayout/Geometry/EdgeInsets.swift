// SPDX-License-Identifier: MIT

/// Insets from the four physical edges, in points. Positive values point inwards.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four edges.
  public init(all value: Double) { self.init(top: value, left: value, bottom: value, right: value) }

  public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// The greater inset at each edge.
  public static func max(_ a: EdgeInsets, _ b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: Swift.max(a.top, b.top), left: Swift.max(a.left, b.left),
      bottom: Swift.max(a.bottom, b.bottom), right: Swift.max(a.right, b.right))
  }

  /// The part of each inset that exceeds `other`, never negative.
  public func beyond(_ other: EdgeInsets) -> EdgeInsets {
    .max(
      .zero,
      EdgeInsets(
        top: top - other.top, left: left - other.left, bottom: bottom - other.bottom,
        right: right - other.right))
  }
}

/// Insets from the four edges, in points. The horizontal ones follow the layout direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on all four edges.
  public init(all value: Double) {
    self.init(top: value, leading: value, bottom: value, trailing: value)
  }

  /// The greater inset at each edge.
  public static func max(_ a: DirectionalEdgeInsets, _ b: DirectionalEdgeInsets)
    -> DirectionalEdgeInsets
  {
    DirectionalEdgeInsets(
      top: Swift.max(a.top, b.top), leading: Swift.max(a.leading, b.leading),
      bottom: Swift.max(a.bottom, b.bottom), trailing: Swift.max(a.trailing, b.trailing))
  }

  /// The physical insets for `direction`.
  public func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
