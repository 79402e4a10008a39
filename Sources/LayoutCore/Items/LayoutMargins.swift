// SPDX-License-Identifier: MIT

/// The layout margins a view asks for; the effective ones also depend on safe area and superview.
public struct LayoutMargins: Hashable, Sendable {
  /// The view's own margins in points: 8 on each edge unless set.
  public var own = DirectionalEdgeInsets(all: 8)
  /// The least margins the system imposes, as on the root view of a controller; nil elsewhere.
  public var systemMinimum: DirectionalEdgeInsets?
  /// Whether the superview's margins reach into this view.
  public var preservesSuperview = false
  /// Whether the safe area is added to the own margins.
  public var insetsFromSafeArea = true

  public init() {}
}
