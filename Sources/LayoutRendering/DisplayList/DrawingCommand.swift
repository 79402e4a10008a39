// SPDX-License-Identifier: MIT

public import AutoLayout
public import UIKitComponents

/// One step of a picture.
public enum DrawingCommand: Hashable, Sendable {
  /// Fills the inside of a shape, by the rule of its path.
  case fill(Shape, Paint)
  /// Draws the line of a shape, centred on it.
  case stroke(Shape, Color, StrokeStyle)
  /// Draws one line of text in one font.
  case text(TextLine)
  /// Draws a picture file.
  case picture(PlacedPicture)
  /// Opens a group, which ends with the matching ``end``.
  case begin(DrawingGroup)
  /// Closes the group opened last.
  case end
}

/// Commands that belong together: they are named, moved, cut off or faded as one.
public struct DrawingGroup: Hashable, Sendable {
  /// A name that is unique in the list and fit for an XML id; nil for none.
  public var id: String?
  /// What the group shows, for people; nil for none.
  public var title: String?
  /// Opacity of the group as a whole, from 0 to 1.
  public var opacity: Double = 1
  /// Nothing outside this shape is drawn. In the coordinates inside the group.
  public var clip: Shape?
  /// Whether what an even number of the clip's figures cover is outside of it.
  public var clipIsEvenOdd = false
  /// Where the group's coordinates lie in those around it.
  public var placement = Placement()
  /// How they are turned and scaled before that; clips turn as well.
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

/// A change of coordinates: scale first, then move.
public struct Placement: Hashable, Sendable {
  public var offset: Point
  public var scale: Double

  public init(offset: Point = .zero, scale: Double = 1) {
    self.offset = offset
    self.scale = scale
  }

  public var isIdentity: Bool { offset == .zero && scale == 1 }
}
