// SPDX-License-Identifier: MIT

public import AutoLayout
public import UIKitComponents

/// Commands that are drawn over and over, in rows and columns.
public struct TilePattern: Hashable, Sendable {
  /// In the pattern's own coordinates, cut off at what is drawn of a cell.
  public var commands: [DrawingCommand]
  /// What is drawn of a cell.
  public var bounds: Rect
  /// How far cells lie from each other, more than 0.
  public var step: Size
  /// Leads from the pattern's coordinates to those of the shape that it fills.
  public var transform: Transform
  public var opacity: Double

  package init(
    commands: [DrawingCommand], bounds: Rect, step: Size, transform: Transform, opacity: Double
  ) {
    self.commands = commands
    self.bounds = bounds
    self.step = step
    self.transform = transform
    self.opacity = opacity
  }

  /// Cells beyond this number are left out by renderers that draw each of them.
  private static let mostCells = 40_000

  /// How far each cell that shows in `rect` is moved, row by row.
  package func offsets(covering rect: Rect) -> [Point] {
    guard let place = transform.inverse?.box(of: rect) else { return [] }
    func range(_ from: Double, _ to: Double, _ step: Double) -> ClosedRange<Int> {
      let first = (from / step).rounded(.down).limited(to: -1e6...1e6)
      return Int(first)...Int(max(first, (to / step).rounded(.up).limited(to: -1e6...1e6)))
    }
    let columns = range(place.x - bounds.maxX, place.maxX - bounds.x, step.width)
    let rows = range(place.y - bounds.maxY, place.maxY - bounds.y, step.height)
    guard columns.count * rows.count <= Self.mostCells else { return [] }
    return rows.flatMap { row in
      columns.map { Point(x: Double($0) * step.width, y: Double(row) * step.height) }
    }
  }
}

extension Shape {
  /// A rectangle that holds the shape.
  package var box: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect
    case .path(let path):
      let points = path.elements.flatMap { element -> [Point] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
      }
      guard let first = points.first else { return .zero }
      var (low, high) = (first, first)
      for point in points {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
}
