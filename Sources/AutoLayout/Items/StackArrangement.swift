// SPDX-License-Identifier: MIT

/// The axis, distribution, alignment and spacing of a stack view, and its arranged subviews.
public struct StackArrangement: Hashable, Sendable {
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The placement across the axis. In a horizontal stack `leading` means top and `trailing` means
  /// bottom.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  /// A distance between neighbouring views.
  public enum Spacing: Hashable, Sendable {
    /// A distance in points. With a negative value the views overlap.
    case points(Double)
    /// The system's standard spacing.
    case system
  }

  public var axis: Axis = .horizontal
  public var distribution: Distribution = .fill
  public var alignment: Alignment = .fill
  public var spacing: Spacing = .points(0)
  /// Spacing after single items; overrides ``spacing``.
  public var customSpacing: [ItemID: Spacing] = [:]
  public var isBaselineRelative = false
  /// Whether the arranged subviews are laid out inside the layout margins.
  public var isMarginsRelative = false
  /// The arranged subviews in layout order, including hidden ones.
  public var items: [ItemID] = []

  public init() {}
}
