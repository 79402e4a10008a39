// SPDX-License-Identifier: MIT

/// The layout margins a view asks for; the effective ones also depend on safe area and superview.
public struct LayoutMargins: Hashable, Sendable {
  /// What the system imposes on a view.
  public enum Minimum: Hashable, Sendable {
    case none
    /// ``ScreenMargins`` of the view's width, as on a controller's view.
    case byWidth
    case insets(DirectionalEdgeInsets)
  }

  /// The view's own margins in points; nil for the default: 8, or ``ScreenMargins`` of a root.
  public var own: DirectionalEdgeInsets?
  /// Whether the view is that of a controller.
  public var isRoot = false
  /// The least margins the system imposes.
  public var systemMinimum = Minimum.none
  /// Whether the superview's margins reach into this view.
  public var preservesSuperview = false
  /// Whether the safe area is added to the own margins.
  public var insetsFromSafeArea = true
  /// Whether lines between the margins are to be no longer than can be read, as the view's readable
  /// content guide has them.
  public var followsReadableWidth = false

  public init() {}

  /// The margins of a controller's view.
  public static var root: LayoutMargins {
    var margins = LayoutMargins()
    margins.isRoot = true
    margins.systemMinimum = .byWidth
    return margins
  }

  /// The own margins of a view of `width` points.
  func own(width: Double, _ screen: ScreenMargins) -> DirectionalEdgeInsets {
    own ?? (isRoot ? screen.root(width: width) : DirectionalEdgeInsets(all: 8))
  }

  /// The least margins of a view of `width` points.
  func minimum(width: Double, _ screen: ScreenMargins) -> DirectionalEdgeInsets? {
    switch systemMinimum {
    case .none: nil
    case .byWidth: screen.root(width: width)
    case .insets(let insets): insets
    }
  }
}
