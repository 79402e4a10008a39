// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

extension PathOutline {
  /// What the line covers along the outline, its dashes left aside.
  func stroked(as line: Figure.Line) -> PathOutline {
    stroked(
      width: line.width, cap: line.isRound ? .round : .butt, join: line.isRound ? .round : .miter,
      miterLimit: 10)
  }

  /// What a line along the outline covers, as the bounds of everything that it covers.
  ///
  /// - Complexity: quadratic in the straight pieces that follow the outline.
  func stroked(
    width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat
  ) -> PathOutline {
    var covered = PathOutline()
    for part in flattened(within: 0.05).parts {
      let stroke = LineStroke(width: width, cap: cap, join: join, miterLimit: miterLimit)
      for polygon in stroke.polygons(along: part.points, isClosed: part.isClosed) {
        covered.append(PathOutline([polygon], isClosed: true))
      }
    }
    let none = PathRegion(PathOutline(), isEvenOdd: false)
    let loops = PathRegion.combined(PathRegion(covered, isEvenOdd: false), none) { inside, _ in
      inside
    }
    return PathOutline(loops, isClosed: true)
  }

  /// The parts of the outline that a pattern of lengths, drawn and left out in turn, shows.
  func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathOutline {
    let whole = lengths.reduce(0, +)
    guard whole > 0, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return self }
    var parts: [[CGPoint]] = []
    for line in flattened(within: 0.05).lines {
      var index = 0
      var rest = phase.truncatingRemainder(dividingBy: whole)
      if rest < 0 { rest += whole }
      while rest >= lengths[index % lengths.count] {
        rest -= lengths[index % lengths.count]
        index += 1
      }
      var left = lengths[index % lengths.count] - rest
      var part: [CGPoint] = index % 2 == 0 ? [line[0]] : []
      for (from, to) in zip(line, line.dropFirst()) {
        let length = hypot(to.x - from.x, to.y - from.y)
        var done: CGFloat = 0
        while length - done > left {
          done += left
          let point = CGPoint(
            x: from.x + (to.x - from.x) * done / length,
            y: from.y + (to.y - from.y) * done / length)
          if index % 2 == 0 {
            parts.append(part + [point])
            part = []
          } else {
            part = [point]
          }
          index += 1
          left = lengths[index % lengths.count]
        }
        left -= length - done
        if index % 2 == 0 { part.append(to) }
      }
      if part.count > 1 { parts.append(part) }
    }
    return PathOutline(parts, isClosed: false)
  }
}

/// A line of a width with its ends and joins.
private struct LineStroke {
  let width: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  private var half: CGFloat { width / 2 }

  /// Shapes, all turning the same way, that cover together what the line does.
  func polygons(along points: [CGPoint], isClosed: Bool) -> [[CGPoint]] {
    var points = points.enumerated().filter { $0 == 0 || points[$0 - 1] != $1 }.map(\.1)
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return [] }
    let edges = zip(
      points, isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst() + []
    )
    .map { (from: $0, to: $1) }
    var shapes = edges.enumerated().map { index, edge in
      let extends = cap == .square && !isClosed
      return quad(
        edge.from, edge.to, before: extends && index == 0 ? half : 0,
        after: extends && index == edges.count - 1 ? half : 0)
    }
    for index in edges.indices where isClosed || index > 0 {
      let before = edges[(index + edges.count - 1) % edges.count]
      shapes += corner(before.from, edges[index].from, edges[index].to)
    }
    if cap == .round, !isClosed { shapes += [points[0], points[points.count - 1]].map(disc) }
    return shapes.map { area(of: $0) < 0 ? $0.reversed() : $0 }
  }

  private func quad(
    _ from: CGPoint, _ to: CGPoint, before: CGFloat, after: CGFloat
  ) -> [CGPoint] {
    let length = hypot(to.x - from.x, to.y - from.y)
    let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length)
    let start = CGPoint(x: from.x - dx * before, y: from.y - dy * before)
    let end = CGPoint(x: to.x + dx * after, y: to.y + dy * after)
    let (nx, ny) = (-dy * half, dx * half)
    return [
      CGPoint(x: start.x + nx, y: start.y + ny), CGPoint(x: end.x + nx, y: end.y + ny),
      CGPoint(x: end.x - nx, y: end.y - ny), CGPoint(x: start.x - nx, y: start.y - ny),
    ]
  }

  private func corner(_ before: CGPoint, _ at: CGPoint, _ after: CGPoint) -> [[CGPoint]] {
    guard join != .round else { return [disc(at)] }
    func direction(_ from: CGPoint, _ to: CGPoint) -> (x: CGFloat, y: CGFloat) {
      let length = hypot(to.x - from.x, to.y - from.y)
      return ((to.x - from.x) / length, (to.y - from.y) / length)
    }
    let (d, e) = (direction(before, at), direction(at, after))
    let cross = d.x * e.y - d.y * e.x
    guard abs(cross) > 1e-9 else { return [] }
    // The outer side of the turn.
    let side: CGFloat = cross > 0 ? -half : half
    let first = CGPoint(x: at.x - d.y * side, y: at.y + d.x * side)
    let second = CGPoint(x: at.x - e.y * side, y: at.y + e.x * side)
    let cosine = d.x * e.x + d.y * e.y
    // The sine of half the angle between the pieces: a mitre is as much longer than the line is wide.
    let sine = max(0, (1 + cosine) / 2).squareRoot()
    guard join == .miter, sine * max(miterLimit, 1) >= 1 else { return [[at, first, second]] }
    let (mx, my) = ((first.x + second.x) / 2 - at.x, (first.y + second.y) / 2 - at.y)
    let scale = 1 / (sine * sine)
    return [[at, first, CGPoint(x: at.x + mx * scale, y: at.y + my * scale), second]]
  }

  private func disc(_ center: CGPoint) -> [CGPoint] {
    let count = max(8, min(64, Int((half.magnitude * 20).squareRoot().rounded(.up)) * 2))
    return (0..<count).map { step in
      let angle = 2 * CGFloat.pi * CGFloat(step) / CGFloat(count)
      return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
    }
  }

  private func area(of polygon: [CGPoint]) -> CGFloat {
    zip(polygon, polygon.dropFirst() + [polygon[0]])
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }
}
