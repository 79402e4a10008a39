// SPDX-License-Identifier: MIT

import Foundation

/// The area that a path encloses, as straight edges. Curves are approximated by lines.
///
/// Regions are combined edge by edge. All edges are cut where two of them meet. A piece bounds the
/// result if the inside of the result is on one of its sides only.
struct PathRegion {
  /// An edge of the path, or the edge that closes a subpath.
  package struct Edge: Hashable {
    package var from: CGPoint
    package var to: CGPoint

    package var middle: CGPoint { CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }
    package var reversed: Edge { Edge(from: to, to: from) }
  }

  package let edges: [Edge]
  private let isEvenOdd: Bool

  package init(_ outline: PathOutline, isEvenOdd: Bool) {
    edges = outline.flattened(within: 0.01).polygons.flatMap { polygon -> [Edge] in
      let ends = polygon.dropFirst() + [polygon[0]]
      return zip(polygon, ends).map { Edge(from: $0, to: $1) }.filter { $0.from != $0.to }
    }
    self.isEvenOdd = isEvenOdd
  }

  package func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for edge in edges where (edge.from.y <= point.y) != (edge.to.y <= point.y) {
      let part = (point.y - edge.from.y) / (edge.to.y - edge.from.y)
      guard edge.from.x + part * (edge.to.x - edge.from.x) > point.x else { continue }
      winding += isEvenOdd ? 1 : edge.to.y > edge.from.y ? 1 : -1
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The outline of the points for which `isInside` is true. Its arguments are whether a point is
  /// in the first and in the second region. Outer bounds run clockwise on a screen, holes
  /// counterclockwise.
  ///
  /// - Complexity: quadratic in the number of edges.
  package static func combined(
    _ first: PathRegion, _ second: PathRegion, _ isInside: (Bool, Bool) -> Bool
  ) -> [[CGPoint]] {
    let all = first.edges + second.edges
    let grid = grid(of: all)
    let step = grid * 1024
    var bounds: [Edge] = []
    var seen: Set<Edge> = []
    for edge in pieces(of: all, grid: grid) {
      guard !seen.contains(edge), !seen.contains(edge.reversed) else { continue }
      seen.insert(edge)
      let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      let aside = CGPoint(x: -dy / length * step, y: dx / length * step)
      func holds(_ side: CGFloat) -> Bool {
        let point = CGPoint(
          x: edge.middle.x + side * aside.x, y: edge.middle.y + side * aside.y)
        return isInside(first.contains(point), second.contains(point))
      }
      switch (holds(1), holds(-1)) {
      case (true, false): bounds.append(edge)
      case (false, true): bounds.append(edge.reversed)
      default: break
      }
    }
    return loops(of: bounds)
  }

  /// The parts of open lines that are inside the region, or outside.
  package func parts(of lines: [[CGPoint]], inside: Bool) -> [[CGPoint]] {
    let grid = Self.grid(of: edges)
    var parts: [[CGPoint]] = []
    for line in lines {
      var part: [CGPoint] = []
      for (from, to) in zip(line, line.dropFirst()) where from != to {
        for piece in Self.pieces(of: [Edge(from: from, to: to)], by: edges, grid: grid) {
          if contains(piece.middle) == inside {
            part += part.isEmpty ? [piece.from, piece.to] : [piece.to]
          } else if !part.isEmpty {
            parts.append(part)
            part = []
          }
        }
      }
      if !part.isEmpty { parts.append(part) }
    }
    return parts
  }

  /// A power of two, about ten digits below the largest coordinate. Integral coordinates are on the
  /// grid.
  private static func grid(of edges: [Edge]) -> CGFloat {
    let reach = edges.reduce(1) { max($0, abs($1.from.x), abs($1.from.y)) }
    return CGFloat(
      sign: .plus, exponent: (reach.isFinite ? reach.exponent : 0) - 33, significand: 1)
  }

  /// The edges, cut where others meet them. Ends are rounded to the grid, so that ends that
  /// coincide are equal.
  private static func pieces(
    of edges: [Edge], by others: [Edge]? = nil, grid: CGFloat
  ) -> [Edge] {
    func snapped(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x / grid).rounded() * grid, y: (point.y / grid).rounded() * grid)
    }
    let others = others ?? edges
    var result: [Edge] = []
    for edge in edges {
      var cuts: [CGFloat] = [0, 1]
      for other in others where other != edge { cuts += meetings(edge, other) }
      cuts.sort()
      let points = cuts.map { part in
        snapped(
          CGPoint(
            x: edge.from.x + part * (edge.to.x - edge.from.x),
            y: edge.from.y + part * (edge.to.y - edge.from.y)))
      }
      for (from, to) in zip(points, points.dropFirst()) where from != to {
        result.append(Edge(from: from, to: to))
      }
    }
    return result
  }

  /// The fractions of the first edge where the second one meets it: one point, or both ends of a
  /// shared part.
  private static func meetings(_ edge: Edge, _ other: Edge) -> [CGFloat] {
    guard max(edge.from.x, edge.to.x) >= min(other.from.x, other.to.x),
      min(edge.from.x, edge.to.x) <= max(other.from.x, other.to.x),
      max(edge.from.y, edge.to.y) >= min(other.from.y, other.to.y),
      min(edge.from.y, edge.to.y) <= max(other.from.y, other.to.y)
    else { return [] }
    let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let (ox, oy) = (other.from.x - edge.from.x, other.from.y - edge.from.y)
    let cross = dx * ey - dy * ex
    let (square, otherSquare) = (dx * dx + dy * dy, ex * ex + ey * ey)
    guard abs(cross) > 1e-12 * (square * otherSquare).squareRoot() else {
      // Parallel edges share points only if they are on the same line.
      guard abs(ox * dy - oy * dx) <= 1e-9 * square else { return [] }
      return [(ox * dx + oy * dy) / square, ((ox + ex) * dx + (oy + ey) * dy) / square]
        .filter { $0 > 0 && $0 < 1 }
    }
    let part = (ox * ey - oy * ex) / cross
    let otherPart = (ox * dy - oy * dx) / cross
    let slack: CGFloat = 1e-12
    guard part > 0, part < 1, otherPart >= -slack, otherPart <= 1 + slack else { return [] }
    return [part]
  }

  /// Joins edges to closed lines, and removes points in the middle of straight lines. Where lines
  /// touch, each turns as sharply as possible, so that it does not continue in another line.
  private static func loops(of edges: [Edge]) -> [[CGPoint]] {
    var next: [CGPoint: [Int]] = [:]
    for (index, edge) in edges.enumerated() { next[edge.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    var loops: [[CGPoint]] = []
    for first in edges.indices where !isUsed[first] {
      var points: [CGPoint] = []
      var index = first
      while !isUsed[index] {
        isUsed[index] = true
        points.append(edges[index].from)
        let edge = edges[index]
        let choices = (next[edge.to] ?? []).filter { !isUsed[$0] }
        guard let sharpest = choices.max(by: { turn(edge, edges[$0]) < turn(edge, edges[$1]) })
        else { break }
        index = sharpest
      }
      let loop = straightened(points)
      if loop.count > 2 { loops.append(loop) }
    }
    return loops
  }

  private static func turn(_ edge: Edge, _ next: Edge) -> CGFloat {
    let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    let (ex, ey) = (next.to.x - next.from.x, next.to.y - next.from.y)
    return atan2(dx * ey - dy * ex, dx * ex + dy * ey)
  }

  private static func straightened(_ points: [CGPoint]) -> [CGPoint] {
    points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let (point, after) = (points[index], points[(index + 1) % points.count])
      let (dx, dy) = (point.x - before.x, point.y - before.y)
      let (ex, ey) = (after.x - point.x, after.y - point.y)
      return abs(dx * ey - dy * ex)
        > 1e-6 * ((dx * dx + dy * dy) * (ex * ex + ey * ey)).squareRoot()
    }.map { points[$0] }
  }
}
