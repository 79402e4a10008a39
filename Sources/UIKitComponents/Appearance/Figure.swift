// SPDX-License-Identifier: MIT

public import AutoLayout

/// A drawing by code on a view, in the view's own coordinates.
public indirect enum Figure: Hashable, Sendable {
  /// A filled outline. By the even-odd rule, an area that an even number of subpaths covers is
  /// outside.
  case fill(Outline, Fill, isEvenOdd: Bool)
  /// A line along an outline, centred on it.
  case stroke(Outline, Color, Line)
  /// A text in a rectangle, laid out like the text of a label.
  case text(LabelContent, Rect)
  /// A figure clipped to an outline.
  case clipped(Figure, to: Outline, isEvenOdd: Bool)

  /// An image in a rectangle. Symbols are drawn in the tint.
  case image(ImageContent, Rect, tint: Color?)
  /// Figures that share a transform and an opacity.
  case group([Figure], Transform, opacity: Double)
  /// A rendered view hierarchy, scaled into a rectangle.
  case views(LayoutSnapshot, Rect)

  /// The fill of an outline.
  public enum Fill: Hashable, Sendable {
    case color(Color)
    /// A linear gradient between two points.
    case gradient([Stop], from: Point, to: Point)
    /// A radial gradient from a point outwards.
    case radialGradient([Stop], center: Point, radius: Double)
    /// Repeated figures.
    case pattern(Pattern)
  }

  /// A cell of figures that is repeated in rows and columns.
  public struct Pattern: Hashable, Sendable {
    /// The figures, in the pattern's own coordinates.
    public var cell: [Figure]
    /// The part of the cell that is drawn.
    public var bounds: Rect
    /// The distances between neighbouring cells.
    public var step: Size
    /// The map from the pattern's coordinates to the view's.
    public var transform = Transform.identity
    public var opacity = 1.0

    public init(cell: [Figure], bounds: Rect, step: Size) {
      self.cell = cell
      self.bounds = bounds
      self.step = step
    }
  }

  /// A colour of a gradient, at an offset from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var offset: Double
    public var color: Color

    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The style of a stroked line.
  public struct Line: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [Double]
    /// Whether ends and joins are round. If false, ends are butt and joins are mitred.
    public var isRound: Bool

    public init(width: Double, dash: [Double] = [], isRound: Bool = false) {
      self.width = width
      self.dash = dash
      self.isRound = isRound
    }
  }

  /// A path of straight and curved segments. It may have several subpaths.
  public struct Outline: Hashable, Sendable {
    public var segments: [PathElement]

    public init(_ segments: [PathElement] = []) { self.segments = segments }
  }
}
