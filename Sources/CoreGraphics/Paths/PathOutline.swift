// SPDX-License-Identifier: MIT

import Foundation
package import UIKitComponents

/// The segments of a path, used by both ``CGPath`` and `UIBezierPath`.
package struct PathOutline: Hashable, Sendable {
  package private(set) var segments: [PathElement] = []
  package private(set) var currentPoint: CGPoint?
  private var start = CGPoint.zero

  package init() {}

  package var isEmpty: Bool { segments.isEmpty }

  // MARK: Building

  package mutating func move(to point: CGPoint) {
    segments.append(.move(point.core))
    (currentPoint, start) = (point, point)
  }

  package mutating func line(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    segments.append(.line(point.core))
    currentPoint = point
  }

  package mutating func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    if currentPoint == nil { move(to: first) }
    segments.append(.curve(first.core, second.core, end.core))
    currentPoint = end
  }

  /// Adds a quadratic curve as the cubic curve with the same shape.
  package mutating func quadCurve(to end: CGPoint, _ control: CGPoint) {
    let from = currentPoint ?? control
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    curve(to: end, toward(from), toward(end))
  }

  package mutating func close() {
    guard currentPoint != nil else { return }
    segments.append(.close)
    currentPoint = start
  }

  package mutating func rect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// The distance of the control points for which a cubic curve approximates a quarter circle of
  /// radius 1.
  private static let quarterCircle: CGFloat = 0.5522847498307936

  /// Adds an ellipse of four curves, clockwise on the screen. It starts at its right edge.
  package mutating func ellipse(in rect: CGRect) {
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (x, y) = (rect.midX, rect.midY)
    let (dx, dy) = (rect.width / 2 * Self.quarterCircle, rect.height / 2 * Self.quarterCircle)
    move(to: CGPoint(x: r, y: y))
    curve(to: CGPoint(x: x, y: b), CGPoint(x: r, y: y + dy), CGPoint(x: x + dx, y: b))
    curve(to: CGPoint(x: l, y: y), CGPoint(x: x - dx, y: b), CGPoint(x: l, y: y + dy))
    curve(to: CGPoint(x: x, y: t), CGPoint(x: l, y: y - dy), CGPoint(x: x - dx, y: t))
    curve(to: CGPoint(x: r, y: y), CGPoint(x: x + dx, y: t), CGPoint(x: r, y: y - dy))
    close()
  }

  /// Adds a clockwise rectangle with elliptical corners. A radius is at most half the side.
  package mutating func roundedRect(
    _ rect: CGRect, radii: CGSize, corners: RectCorners = .allCorners
  ) {
    let (rx, ry) = (
      max(0, min(radii.width, rect.width / 2)), max(0, min(radii.height, rect.height / 2))
    )
    let k = Self.quarterCircle
    func radius(_ corner: RectCorners) -> (CGFloat, CGFloat) {
      corners.contains(corner) ? (rx, ry) : (0, 0)
    }
    func corner(_ x: CGFloat, _ y: CGFloat, from: CGPoint, to: CGPoint) {
      guard from != to else { return }
      curve(
        to: to, CGPoint(x: from.x + (x - from.x) * k, y: from.y + (y - from.y) * k),
        CGPoint(x: to.x + (x - to.x) * k, y: to.y + (y - to.y) * k))
    }
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
    let (bottomRight, bottomLeft) = (radius(.bottomRight), radius(.bottomLeft))
    move(to: CGPoint(x: l + topLeft.0, y: t))
    line(to: CGPoint(x: r - topRight.0, y: t))
    corner(r, t, from: CGPoint(x: r - topRight.0, y: t), to: CGPoint(x: r, y: t + topRight.1))
    line(to: CGPoint(x: r, y: b - bottomRight.1))
    corner(r, b, from: CGPoint(x: r, y: b - bottomRight.1), to: CGPoint(x: r - bottomRight.0, y: b))
    line(to: CGPoint(x: l + bottomLeft.0, y: b))
    corner(l, b, from: CGPoint(x: l + bottomLeft.0, y: b), to: CGPoint(x: l, y: b - bottomLeft.1))
    line(to: CGPoint(x: l, y: t + topLeft.1))
    corner(l, t, from: CGPoint(x: l, y: t + topLeft.1), to: CGPoint(x: l + topLeft.0, y: t))
    close()
  }

  /// Adds a line to the start of an arc, and the arc. Angles grow clockwise on the screen.
  ///
  /// - Parameter grows: whether the arc runs toward greater angles.
  package mutating func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, grows: Bool
  ) {
    guard start.isFinite, end.isFinite, radius.isFinite else { return }
    var sweep = end - start
    let turn = 2 * CGFloat.pi
    if grows {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    } else {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    line(to: point(start))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let k = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (a, b) = (start + CGFloat(piece) * step, start + CGFloat(piece + 1) * step)
      let (from, to) = (point(a), point(b))
      curve(
        to: to, CGPoint(x: from.x - k * sin(a), y: from.y + k * cos(a)),
        CGPoint(x: to.x + k * sin(b), y: to.y - k * cos(b)))
    }
  }

  package mutating func append(_ other: PathOutline) {
    segments += other.segments
    (currentPoint, start) = (other.currentPoint ?? currentPoint, other.start)
  }

  package mutating func apply(_ transform: CGAffineTransform) {
    segments = segments.map { segment in
      segment.mapped { CGPoint($0).applying(transform).core }
    }
    currentPoint = currentPoint?.applying(transform)
    start = start.applying(transform)
  }

  /// The outline for recorded figures.
  package var core: Figure.Outline { Figure.Outline(segments) }
}
