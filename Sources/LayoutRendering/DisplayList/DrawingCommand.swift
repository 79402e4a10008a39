// SPDX-License-Identifier: MIT

public import AutoLayout
public import UIKitComponents

/// A step of a picture.
public enum DrawingCommand: Hashable, Sendable {
  /// Fills the inside of a shape, by the fill rule of its path.
  case fill(Shape, Paint)
  /// Draws a line centred on the outline of a shape.
  case stroke(Shape, Color, StrokeStyle)
  /// Draws a line of text in one font.
  case text(TextLine)
  /// Draws a picture file.
  case picture(PlacedPicture)
  /// Opens a group, which the matching ``end`` closes.
  case begin(DrawingGroup)
  /// Closes the group that was opened last.
  case end
}

/// Commands that are named, moved, clipped or faded together.
public struct DrawingGroup: Hashable, Sendable {
  /// A name that is unique in the list and valid as an XML id; nil for none.
  public var id: String?
  /// A title for people; nil for none.
  public var title: String?
  /// The opacity of the group as a whole, from 0 to 1.
  public var opacity: Double = 1
  /// The clipping shape, in the coordinates inside the group. Drawing outside it is discarded.
  public var clip: Shape?
  /// Whether the clip uses the even-odd rule.
  public var clipIsEvenOdd = false
  /// The scale and offset from the group's coordinates to those around it.
  public var placement = Placement()
  /// A transform that is used instead of ``placement``. It applies to the clip too.
  public var transform: Transform?

  public init(
    id: String? = nil, title: String? = nil, opacity: Double = 1, clip: Shape? = nil,
    clipIsEvenOdd: Bool = false, placement: Placement = Placement()
  ) {
    self.id = id
    self.title = title
    self.opacity = opacity
    self.clip = clip
    self.clipIsEvenOdd = clipIsEvenOdd
    self.placement = placement
  }
}

/// A change of coordinates: scale, then move.
public struct Placement: Hashable, Sendable {
  public var offset: Point
  public var scale: Double

  public init(offset: Point = .zero, scale: Double = 1) {
    self.offset = offset
    self.scale = scale
  }

  public var isIdentity: Bool { offset == .zero && scale == 1 }
}
