// SPDX-License-Identifier: MIT

public import AutoLayout

/// The parts of an appearance that few views have.
public struct Ornaments: Hashable, Sendable {
  /// The shadow below the view's shape.
  public var shadow = Shadow()
  /// The corners that the corner radius rounds.
  public var roundedCorners = Corners.all
  /// Drawings by code, between the view's content and its subviews.
  public var figures: [Figure] = []

  /// A pattern that fills the view's shape, from its upper left corner.
  public var backgroundPattern: Figure.Pattern?

  /// The transform of the view and its subviews about ``anchor``. Layout does not depend on it.
  public var transform = Transform.identity
  /// The fixed point of the transform, as fractions of the width and height of the bounds.
  public var anchor = Point(x: 0.5, y: 0.5)
  /// The outline that clips the view and its subviews, in the view's own coordinates.
  public var mask: Figure.Outline?
  /// The rectangle in which code places the text, in the view's own coordinates. If nil, the text
  /// is where content of its kind has it. An empty rectangle shows no text.
  public var textRect: Rect?
  public var controlColors = ControlColors()
  /// Few controls have images. They take no memory in the others, because the array is empty.
  public var controlImages: ControlImages {
    get { images.first ?? ControlImages() }
    set { images = newValue == ControlImages() ? [] : [newValue] }
  }
  private var images: [ControlImages] = []
  /// The widths that images at the ends of a slider take from its track.
  public var trackInsets = EdgeInsets.zero
  /// Whether a control or label is disabled. Most are then drawn faded.
  public var isDisabled = false
  /// The shadow of the text.
  public var textShadow: TextShadow?

  public init() {}
}

/// The shadow below a view's shape.
public struct Shadow: Hashable, Sendable {
  public var color = Color.black
  /// The opacity, from 0 (no shadow) to 1.
  public var opacity = 0.0
  /// The offset from the shape, in points.
  public var offset = Point(x: 0, y: -3)
  /// The blur radius in points.
  public var radius = 3.0

  public init() {}
}

/// A copy of a text in one colour, drawn behind the text.
public struct TextShadow: Hashable, Sendable {
  public var color: Color
  /// The offset from the text, in points.
  public var offset: Point

  public init(color: Color, offset: Point) {
    self.color = color
    self.offset = offset
  }
}

/// Corners of a rectangle. Raw values are Core Animation's.
public struct Corners: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public static let topLeft = Corners(rawValue: 1)
  public static let topRight = Corners(rawValue: 2)
  public static let bottomLeft = Corners(rawValue: 4)
  public static let bottomRight = Corners(rawValue: 8)
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  public init(rawValue: UInt8) { self.rawValue = rawValue }
}
