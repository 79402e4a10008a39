// SPDX-License-Identifier: MIT

/// The layout margins that a view requests. The effective margins also depend on the safe area and
/// the superview.
public struct LayoutMargins: Hashable, Sendable {
  /// The minimum that the system imposes on a view's margins.
  public enum Minimum: Hashable, Sendable {
    case none
    /// The ``RootMargins`` for the view's width, as for the view of a view controller.
    case byWidth
    case insets(DirectionalEdgeInsets)
  }

  /// The view's own margins in points. If nil, they are 8, or the ``RootMargins`` if ``isRoot`` is
  /// true.
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
  public func own(width: Double, _ platform: PlatformVersion) -> DirectionalEdgeInsets {
    own
      ?? (isRoot
        ? RootMargins.insets(width: width, platform: platform) : DirectionalEdgeInsets(all: 8))
  }

  /// The system's minimum margins for a view of `width` points; nil if there is no minimum.
  func minimum(width: Double, _ platform: PlatformVersion) -> DirectionalEdgeInsets? {
    switch systemMinimum {
    case .none: nil
    case .byWidth: RootMargins.insets(width: width, platform: platform)
    case .insets(let insets): insets
    }
  }
}
