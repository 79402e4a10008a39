// SPDX-License-Identifier: MIT

/// How a stack view arranges its arranged subviews.
public struct StackArrangement: Hashable, Sendable {
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Placement across the axis. `leading` stands for top in a horizontal stack, `trailing` for bottom.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  /// A distance between neighbours.
  public enum Spacing: Hashable, Sendable {
    /// Points; negative values overlap.
    case points(Double)
    /// The system's standard spacing.
    case system
  }

  public var axis: Axis = .horizontal
  public var distribution: Distribution = .fill
  public var alignment: Alignment = .fill
  public var spacing: Spacing = .points(0)
  /// Distances after single items, overriding ``spacing``.
  public var customSpacing: [ItemID: Spacing] = [:]
  public var isBaselineRelative = false
  /// Whether items are laid out inside the layout margins.
  public var isMarginsRelative = false
  /// The arranged subviews in layout order, hidden ones included.
  public var items: [ItemID] = []

  public init() {}
}
