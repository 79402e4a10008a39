// SPDX-License-Identifier: MIT

public import AutoLayout

/// The frame of a view of a message.
public struct LoggedFrame: Hashable, Sendable {
  /// The index of the item in the tree.
  public var item: Int
  /// The frame in the superview's coordinates, in points.
  public var frame: Rect
  /// The frame in the coordinates of the whole drawing.
  public var absoluteFrame: Rect
  /// Whether the message determines x.
  public var isHorizontalKnown = true
  /// Whether the message determines y.
  public var isVerticalKnown = true
  public var isWidthKnown = true
  public var isHeightKnown = true
}
