// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The area that a line of some width covers: a rectangle for each side, and what fills the corners between them.
struct Stroker {
  private let half: Double
  private let dash: [Double]
  private let isRound: Bool
  /// Mitres that would be longer than this, in widths, are cut off.
  private static let miterLimit = 10.0

  init(_ style: StrokeStyle) {
    half = max(0, style.width) / 2
    isRound = style.isRound
    let lengths = style.dash.map { max(0, $0) }
    dash = lengths.contains { $0 > 0 } ? lengths : []
  }

  /// All figures turn the same way, so that they add up where they lie upon each other.
  func parts(of polygons: Polygons) -> Polygons {
    guard half > 0 else { return Polygons([]) }
    return Polygons(
      polygons.figures.flatMap { dashes(of: $0) }.flatMap { parts(of: $0) }.map { points in
        Polygons.Figure(points: Self.area(of: points) < 0 ? points.reversed() : points)
      })
  }

  private func parts(of figure: Polygons.Figure) -> [[Point]] {
    var points = figure.points
    if figure.isClosed, let first = points.first { points.append(first) }
    let sides = zip(points, points.dropFirst()).filter { $0 != $1 }
    var parts = sides.map { from, to -> [Point] in
      let n = normal(from, to)
      return [
        Point(x: from.x + n.x, y: from.y + n.y), Point(x: to.x + n.x, y: to.y + n.y),
        Point(x: to.x - n.x, y: to.y - n.y), Point(x: from.x - n.x, y: from.y - n.y),
      ]
    }
    if isRound { parts += points.map(disc) }
    for (first, second) in zip(sides, sides.dropFirst()) where !isRound {
      parts += corner(first, second)
    }
    if figure.isClosed, !isRound, let last = sides.last, let first = sides.first, sides.count > 1 {
      parts += corner(last, first)
    }
    return parts
  }

  private func normal(_ from: Point, _ to: Point) -> Point {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return Point(x: -dy / length * half, y: dx / length * half)
  }

  private func disc(_ center: Point) -> [Point] {
    var path = Path()
    path.circle(center.x, center.y, half)
    return Polygons(.path(path), along: 4).figures.first?.points ?? []
  }

  /// What is between the ends of two sides that meet, on the outside.
  private func corner(_ first: (Point, Point), _ second: (Point, Point)) -> [[Point]] {
    let place = first.1
    var (a, b) = (normal(first.0, first.1), normal(second.0, second.1))
    let turn = a.x * b.y - a.y * b.x
    guard turn != 0 else { return [] }
    if turn > 0 { (a, b) = (Point(x: -a.x, y: -a.y), Point(x: -b.x, y: -b.y)) }
    var points = [place, Point(x: place.x + a.x, y: place.y + a.y)]
    let sum = Point(x: a.x + b.x, y: a.y + b.y)
    let square = sum.x * sum.x + sum.y * sum.y
    // The tip lies along the sum, at 2·half²/|sum|.
    if square > 0, 2 * half / square.squareRoot() <= Self.miterLimit {
      let reach = 2 * half * half / square
      points.append(Point(x: place.x + sum.x * reach, y: place.y + sum.y * reach))
    }
    points.append(Point(x: place.x + b.x, y: place.y + b.y))
    return [points]
  }

  private func dashes(of figure: Polygons.Figure) -> [Polygons.Figure] {
    guard !dash.isEmpty else { return [figure] }
    var points = figure.points
    if figure.isClosed, let first = points.first { points.append(first) }
    var result: [Polygons.Figure] = []
    var open: [Point] = points.first.map { [$0] } ?? []
    var (index, left) = (0, dash[0])
    for (from, to) in zip(points, points.dropFirst()) {
      let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
        .squareRoot()
      var done = 0.0
      while length - done > left, result.count < 10_000 {
        done += left
        let point = Point(
          x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
        if index.isMultiple(of: 2) {
          result.append(Polygons.Figure(points: open + [point], isClosed: false))
        }
        open = [point]
        index += 1
        left = max(1e-3, dash[index % dash.count])
      }
      left -= length - done
      open.append(to)
    }
    if index.isMultiple(of: 2), open.count > 1 {
      result.append(Polygons.Figure(points: open, isClosed: false))
    }
    return result
  }

  private static func area(of points: [Point]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }
}
