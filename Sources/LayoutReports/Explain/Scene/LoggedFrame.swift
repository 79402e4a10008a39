// SPDX-License-Identifier: MIT

public import AutoLayout

/// Where a view of a message is laid out.
public struct LoggedFrame: Hashable, Sendable {
  /// The number of the item.
  public var item: Int
  /// In the superview's coordinates; points.
  public var frame: Rect
  /// In those of everything that is drawn.
  public var absoluteFrame: Rect
  /// Whether the message says enough to know x.
  public var isHorizontalKnown = true
  /// Whether the message says enough to know y.
  public var isVerticalKnown = true
  public var isWidthKnown = true
  public var isHeightKnown = true
}
