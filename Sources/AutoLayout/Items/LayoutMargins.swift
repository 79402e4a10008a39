// SPDX-License-Identifier: MIT

/// The layout margins that a view requests. The effective margins also depend on the safe area and
/// the superview.
public struct LayoutMargins: Hashable, Sendable {
  /// The minimum that the system imposes on a view's margins.
  public enum Minimum: Hashable, Sendable {
    case none
    /// ``ScreenMargins`` of the view's width, as on a controller's view.
    case byWidth
    case insets(DirectionalEdgeInsets)
  }

  /// The view's own margins in points; nil for the default: 8, or ``ScreenMargins`` of a root.
  public var own: DirectionalEdgeInsets?
  /// Whether the view is the root view of a view controller.
  public var isRoot = false
  /// The minimum margins that the system imposes.
  public var systemMinimum = Minimum.none
  /// Whether the superview's margins also apply in this view.
  public var preservesSuperview = false
  /// Whether the safe area is added to the own margins.
  public var insetsFromSafeArea = true
  /// Whether the margins limit the width between them to a readable one, as the readable content
  /// guide does.
  public var followsReadableWidth = false

  public init() {}

  /// The margins of the root view of a view controller.
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

  /// The system's minimum margins for a view of `width` points; nil if there is no minimum.
  func minimum(width: Double, _ screen: ScreenMargins) -> DirectionalEdgeInsets? {
    switch systemMinimum {
    case .none: nil
    case .byWidth: screen.root(width: width)
    case .insets(let insets): insets
    }
  }
}
