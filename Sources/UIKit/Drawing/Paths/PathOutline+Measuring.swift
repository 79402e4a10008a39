// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension PathOutline {
  /// The box around everything, control points included; `.null` for nothing.
  var controlBox: CGRect { box { segment, _ in segment.points } }

  /// The box around what is drawn; `.null` for nothing.
  var tightBox: CGRect {
    box { segment, from in
      switch segment {
      case .move(let point), .line(let point): [point]
      case .curve(let a, let b, let end):
        [end] + Self.turningPoints(from, a, b, end)
      case .close: []
      }
    }
  }

  private func box(of points: (PathElement, Point) -> [Point]) -> CGRect {
    var (low, high) = (
      Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity)
    )
    var from = Point.zero
    for segment in segments {
      for point in points(segment, from) {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      from = segment.end ?? from
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Where a cubic curve turns in x or in y: the zeros of its derivatives.
  private static func turningPoints(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point
  ) -> [Point] {
    func zeros(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double) -> [Double] {
      let a = -a0 + 3 * a1 - 3 * a2 + a3
      let b = 2 * (a0 - 2 * a1 + a2)
      let c = a1 - a0
      if abs(a) < 1e-9 { return abs(b) < 1e-9 ? [] : [-c / b] }
      let root = b * b - 4 * a * c
      guard root >= 0 else { return [] }
      return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
    }
    let times = zeros(p0.x, p1.x, p2.x, p3.x) + zeros(p0.y, p1.y, p2.y, p3.y)
    return times.filter { $0 > 0 && $0 < 1 }.map { point(at: $0, p0, p1, p2, p3) }
  }

  /// The point of a cubic curve at a part of its way.
  static func point(
    at t: Double, _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point
  ) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// Whether a point lies inside, by how often the outline winds around it or by how often a ray from
  /// it crosses. Curves count as 24 chords each.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    let point = point.core
    var (winding, crossings) = (0, 0)
    func edge(_ a: Point, _ b: Point) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      crossings += 1
      winding += b.y > a.y ? 1 : -1
    }
    var (from, start) = (Point.zero, Point.zero)
    for segment in segments {
      switch segment {
      case .move(let to):
        // Figures that are left open are closed for their inside.
        edge(from, start)
        start = to
      case .line(let to): edge(from, to)
      case .curve(let a, let b, let to):
        var last = from
        for step in 1...24 {
          let next = Self.point(at: Double(step) / 24, from, a, b, to)
          edge(last, next)
          last = next
        }
      case .close:
        edge(from, start)
        from = start
      }
      from = segment.end ?? from
    }
    edge(from, start)
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}

extension PathElement {
  /// Where the piece ends; nil for a closing one.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}
