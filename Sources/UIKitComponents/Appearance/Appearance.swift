// SPDX-License-Identifier: MIT

public import AutoLayout

/// How a view looks apart from its content; it has no influence on layout.
public struct Appearance: Hashable, Sendable {
  /// The view's own colour; nil is clear.
  public var backgroundColor: Color?
  /// The tint that controls and template images inherit; nil inherits the superview's.
  public var tintColor: Color?
  /// Whether tints lose their hue, here and in what inherits the mode.
  public var tintAdjustment: TintAdjustment = .automatic
  /// Opacity from 0 to 1.
  public var alpha: Double = 1
  /// Whether subviews are cut off at the bounds.
  public var clipsToBounds = false
  /// The radius of the layer's corners in points.
  public var cornerRadius: Double = 0
  /// The width of the layer's border in points, drawn inside the bounds.
  public var borderWidth: Double = 0
  public var borderColor: Color?
  public var contentMode: ContentMode = .scaleToFill
  /// How far a scroll view has scrolled: the point of its content that lies at its origin. Where bars
  /// cover the upper edge and the content starts below them, y is minus their height.
  public var contentOffset = Point.zero

  /// Shadow, single corners and drawings. Most views have none: an array takes no room for it.
  public var ornaments: Ornaments {
    get { unusual.first ?? Ornaments() }
    set { unusual = newValue == Ornaments() ? [] : [newValue] }
  }
  private var unusual: [Ornaments] = []

  public init() {}
}

/// How tints react to what is presented above.
public enum TintAdjustment: UInt8, Hashable, Sendable {
  /// As in the superview; normal without one.
  case automatic
  case normal
  /// Grey.
  case dimmed
}

/// How content that differs in size from its view is placed.
public enum ContentMode: Int, Hashable, Sendable {
  case scaleToFill = 0
  case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
