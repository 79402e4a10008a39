// SPDX-License-Identifier: MIT

public import AutoLayout

/// The appearance of a view apart from its content. Layout does not depend on it.
public struct Appearance: Hashable, Sendable {
  /// The background colour; nil means clear.
  public var backgroundColor: Color?
  /// The tint of controls and template images; nil inherits the superview's.
  public var tintColor: Color?
  /// Whether tints are dimmed to grey in the view and in subviews that inherit the mode.
  public var tintAdjustment: TintAdjustment = .automatic
  /// The opacity, from 0 to 1.
  public var alpha: Double = 1
  /// Whether the view clips its subviews.
  public var clipsToBounds = false
  /// The radius of the layer's corners in points.
  public var cornerRadius: Double = 0
  /// The width of the layer's border in points, drawn inside the bounds.
  public var borderWidth: Double = 0
  public var borderColor: Color?
  public var contentMode: ContentMode = .scaleToFill
  /// The scroll position: the point of the content at the view's origin. If bars cover the upper
  /// edge and the content starts below them, y is minus their height.
  public var contentOffset = Point.zero

  /// Shadow, single corners and drawings. Most views have the default, which takes no memory
  /// because the array is empty.
  public var ornaments: Ornaments {
    get { unusual.first ?? Ornaments() }
    set { unusual = newValue == Ornaments() ? [] : [newValue] }
  }
  private var unusual: [Ornaments] = []

  public init() {}
}

/// The reaction of tint colours to a presentation above the view.
public enum TintAdjustment: UInt8, Hashable, Sendable {
  /// The mode of the superview; normal at a root.
  case automatic
  case normal
  /// Grey.
  case dimmed
}

/// The placement of content whose size differs from that of its view.
public enum ContentMode: Int, Hashable, Sendable {
  case scaleToFill = 0
  case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
