// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// Figures with straight sides.
struct Polygons {
  struct Figure {
    var points: [Point]
    var isClosed = true
  }

  var figures: [Figure] = []

  /// - Parameter scale: the scale at which the figures are drawn. A larger scale divides curves
  ///   into more sides.
  init(_ shape: Shape, along scale: Double) {
    switch shape {
    case .rect(let rect):
      figures = [
        Figure(points: [
          Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y),
          Point(x: rect.maxX, y: rect.maxY), Point(x: rect.x, y: rect.maxY),
        ])
      ]
    case .roundedRect(let rect, let radius):
      var path = Path()
      path.roundedRect(
        rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
      add(path.elements, scale)
    case .ellipse(let rect):
      var path = Path()
      path.circle(0, 0, 1)
      let map = Transform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.x + rect.width / 2,
        ty: rect.y + rect.height / 2)
      add(path.elements.map { $0.mapped { map.applied(x: $0.x, y: $0.y) } }, scale)
    case .path(let path): add(path.elements, scale)
    }
  }

  init(_ figures: [Figure]) { self.figures = figures }

  private mutating func add(_ elements: [PathElement], _ scale: Double) {
    var points: [Point] = []
    func closed(_ isClosed: Bool) -> [Figure] {
      points.count > 1 ? [Figure(points: points, isClosed: isClosed)] : []
    }
    for element in elements {
      switch element {
      case .move(let point):
        figures += closed(false)
        points = [point]
      case .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        guard let start = points.last else { continue }
        points += Self.curve(start, first, second, end, scale)
      case .close:
        figures += closed(true)
        points = points.first.map { [$0] } ?? []
      }
    }
    figures += closed(false)
  }

  private static func curve(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, _ scale: Double
  ) -> [Point] {
    func length(_ a: Point, _ b: Point) -> Double {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    let around = length(start, first) + length(first, second) + length(second, end)
    // The error of a side decreases with the square of the number of sides.
    let count = Int((3 * (around * scale).squareRoot()).limited(to: 8...128))
    return sides(start, first, second, end, count)
  }

  /// The ends of the sides that replace a Bézier curve.
  static func sides(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, _ count: Int
  ) -> [Point] {
    (1...count).map { step in
      let t = Double(step) / Double(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(
        x: a * start.x + b * first.x + c * second.x + d * end.x,
        y: a * start.y + b * first.y + c * second.y + d * end.y)
    }
  }

  func mapped(_ map: Transform) -> Polygons {
    Polygons(
      figures.map { figure in
        Figure(
          points: figure.points.map { map.applied(x: $0.x, y: $0.y) }, isClosed: figure.isClosed)
      })
  }
}
