// SPDX-License-Identifier: MIT

public import AutoLayout

/// A piece of a picture that code draws on a view, in the view's own coordinates.
public indirect enum Figure: Hashable, Sendable {
  /// The inside of an outline; by the even-odd rule what an even number of figures cover is outside.
  case fill(Outline, Fill, isEvenOdd: Bool)
  /// The line of an outline, centred on it.
  case stroke(Outline, Color, Line)
  /// A text in a rectangle, set as a label sets it.
  case text(LabelContent, Rect)
  /// A figure of which only what lies inside an outline is drawn.
  case clipped(Figure, to: Outline, isEvenOdd: Bool)

  /// An image in a rectangle, a symbol in a colour.
  case image(ImageContent, Rect, tint: Color?)
  /// Figures whose coordinates are mapped and which are faded together.
  case group([Figure], Transform, opacity: Double)
  /// A picture of views, scaled into a rectangle.
  case views(LayoutSnapshot, Rect)

  /// What an outline is filled with.
  public enum Fill: Hashable, Sendable {
    case color(Color)
    /// Colours that run into each other from one point to another, at parts of the way.
    case gradient([Stop], from: Point, to: Point)
    /// Colours that run into each other from a point outwards.
    case radialGradient([Stop], center: Point, radius: Double)
    /// Figures over and over.
    case pattern(Pattern)
  }

  /// A cell of figures that is repeated in rows and columns.
  public struct Pattern: Hashable, Sendable {
    /// In the pattern's own coordinates.
    public var cell: [Figure]
    /// What is drawn of the cell.
    public var bounds: Rect
    /// How far cells lie from each other.
    public var step: Size
    /// Leads from the pattern's coordinates to the view's.
    public var transform = Transform.identity
    public var opacity = 1.0

    public init(cell: [Figure], bounds: Rect, step: Size) {
      self.cell = cell
      self.bounds = bounds
      self.step = step
    }
  }

  /// A colour at a part of the way, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var offset: Double
    public var color: Color

    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// How a line is drawn.
  public struct Line: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// Lengths of dashes and gaps in turn; empty for a line without gaps.
    public var dash: [Double]
    /// Whether ends and joins are round; else they are butt and mitred.
    public var isRound: Bool

    public init(width: Double, dash: [Double] = [], isRound: Bool = false) {
      self.width = width
      self.dash = dash
      self.isRound = isRound
    }
  }

  /// Straight and curved pieces, possibly of several figures.
  public struct Outline: Hashable, Sendable {
    public var segments: [PathElement]

    public init(_ segments: [PathElement] = []) { self.segments = segments }
  }
}
