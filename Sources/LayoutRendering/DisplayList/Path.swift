// SPDX-License-Identifier: MIT

import AutoLayout
public import UIKitComponents

/// Straight and curved pieces, possibly of several figures.
public struct Path: Hashable, Sendable {
  public var elements: [PathElement]
  /// Whether a fill leaves out what an even number of figures cover.
  public var isEvenOdd: Bool

  public init(_ elements: [PathElement] = [], isEvenOdd: Bool = true) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }

  mutating func move(_ x: Double, _ y: Double) { elements.append(.move(Point(x: x, y: y))) }

  mutating func line(_ x: Double, _ y: Double) { elements.append(.line(Point(x: x, y: y))) }

  mutating func close() { elements.append(.close) }

  /// How far control points are for a quarter circle of radius 1, within 0.03 %: (4/3)·tan(π/8).
  static let quarterCircle = 0.5522847498307936

  /// Adds a quarter circle from the current point to `end`, leaving along the side to `corner`.
  mutating func corner(from start: Point, around corner: Point, to end: Point) {
    let k = Self.quarterCircle
    elements.append(
      .curve(
        Point(x: start.x + (corner.x - start.x) * k, y: start.y + (corner.y - start.y) * k),
        Point(x: end.x + (corner.x - end.x) * k, y: end.y + (corner.y - end.y) * k), end))
  }

  /// Adds a full circle as a figure of its own.
  mutating func circle(_ x: Double, _ y: Double, _ r: Double) {
    move(x + r, y)
    for (dx, dy) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      // A quarter turn takes (dx, dy) to (-dy, dx); the corner of the tangents is their sum.
      corner(
        from: Point(x: x + dx * r, y: y + dy * r),
        around: Point(x: x + (dx - dy) * r, y: y + (dy + dx) * r),
        to: Point(x: x - dy * r, y: y + dx * r))
    }
    close()
  }

  /// Adds a rectangle whose four corners have radii of their own, clockwise from the top left.
  mutating func roundedRect(
    _ rect: Rect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let edges: [(corner: Point, incoming: (Double, Double), outgoing: (Double, Double), Double)] = [
      (Point(x: right, y: top), (-1, 0), (0, 1), topRight),
      (Point(x: right, y: bottom), (0, -1), (-1, 0), bottomRight),
      (Point(x: left, y: bottom), (1, 0), (0, -1), bottomLeft),
      (Point(x: left, y: top), (0, 1), (1, 0), topLeft),
    ]
    move(left + topLeft, top)
    for (point, from, to, radius) in edges {
      let start = Point(x: point.x + from.0 * radius, y: point.y + from.1 * radius)
      line(start.x, start.y)
      guard radius > 0 else { continue }
      corner(
        from: start, around: point,
        to: Point(x: point.x + to.0 * radius, y: point.y + to.1 * radius))
    }
    close()
  }

  /// The same path with every point scaled, then moved.
  func placed(_ placement: Placement) -> Path {
    Path(
      elements.map { element in
        element.mapped {
          Point(
            x: $0.x * placement.scale + placement.offset.x,
            y: $0.y * placement.scale + placement.offset.y)
        }
      }, isEvenOdd: isEvenOdd)
  }
}
