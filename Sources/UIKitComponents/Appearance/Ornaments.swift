// SPDX-License-Identifier: MIT

public import AutoLayout

/// Parts of an appearance that few views have.
public struct Ornaments: Hashable, Sendable {
  /// The shadow below the view's shape.
  public var shadow = Shadow()
  /// Which corners the corner radius rounds.
  public var roundedCorners = Corners.all
  /// What code draws on the view, between its content and its subviews.
  public var figures: [Figure] = []

  /// Fills the view's shape, from its upper left corner.
  public var ground: Figure.Pattern?

  /// How the view and all in it are turned and scaled about ``anchor``; layout does not see it.
  public var transform = Transform.identity
  /// The point of the bounds that the transform leaves where it is, in parts of width and height.
  public var anchor = Point(x: 0.5, y: 0.5)
  /// The outline that the view and all in it are cut off at, in the view's own coordinates.
  public var mask: Figure.Outline?
  /// Where text stands that code places itself, in the view's own coordinates; nil where content of
  /// its kind does. An empty one shows no text.
  public var textRect: Rect?
  public var controlColors = ControlColors()
  public var controlImages = ControlImages()
  /// What images at the ends of a slider take of its width.
  public var trackInsets = EdgeInsets.zero
  /// Whether a control or label takes no input, which most show by fading.
  public var isDisabled = false
  /// A copy of the text, behind it.
  public var textShadow: TextShadow?

  public init() {}
}

/// The shadow below a view's shape.
public struct Shadow: Hashable, Sendable {
  public var color = Color.black
  /// From 0, for none, to 1.
  public var opacity = 0.0
  /// How far it lies from the shape, in points.
  public var offset = Point(x: 0, y: -3)
  /// How soft it is, in points.
  public var radius = 3.0

  public init() {}
}

/// A copy of a text in one colour, behind the text.
public struct TextShadow: Hashable, Sendable {
  public var color: Color
  /// How far it lies from the text, in points.
  public var offset: Point

  public init(color: Color, offset: Point) {
    self.color = color
    self.offset = offset
  }
}

/// Corners of a rectangle; raw values are Core Animation's.
public struct Corners: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public static let topLeft = Corners(rawValue: 1)
  public static let topRight = Corners(rawValue: 2)
  public static let bottomLeft = Corners(rawValue: 4)
  public static let bottomRight = Corners(rawValue: 8)
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  public init(rawValue: UInt8) { self.rawValue = rawValue }
}
