// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

extension CGPath {
  /// Calls `block` with each piece in turn; its points are good for the time of the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for piece in outline.segments {
        let (type, ends) = piece.parts
        for (index, end) in ends.enumerated() { base[index] = end }
        var element = CGPathElement(type: type, points: base)
        block(&element)
      }
    }
  }

  /// Whether the path is one rectangle along the axes, which `rect` is then set to.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    for piece in outline.segments {
      let (type, ends) = piece.parts
      switch type {
      case .moveToPoint where corners.isEmpty, .addLineToPoint: corners += ends
      case .closeSubpath: break
      default: return false
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    let box = boundingBox
    let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
    guard corners.count == 4, edges.allSatisfy({ $0.x == $1.x || $0.y == $1.y }),
      Set(corners.map { [$0.x, $0.y] }).count == 4,
      corners.allSatisfy({
        ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
      })
    else { return false }
    rect?.pointee = box
    return true
  }
}

extension CGMutablePath {
  /// An arc by its extent; a positive one turns from x to y.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// A line to where an arc of the radius touches the line to the first point, and the arc to where it touches the line
  /// between both.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    let end = tangent2End.applying(transform)
    let start = currentPoint
    let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let (a, b) = (
      (first.dx * first.dx + first.dy * first.dy).squareRoot(),
      (second.dx * second.dx + second.dy * second.dy).squareRoot()
    )
    let cross = first.dx * second.dy - first.dy * second.dx
    guard a > 0, b > 0, radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (a * b)
    let half = acos(min(1, max(-1, cosine))) / 2
    let reach = radius / tan(half)
    let touch = CGPoint(x: corner.x + first.dx / a * reach, y: corner.y + first.dy / a * reach)
    let leave = CGPoint(x: corner.x + second.dx / b * reach, y: corner.y + second.dy / b * reach)
    let away = radius / sin(half)
    let middle = CGVector(dx: first.dx / a + second.dx / b, dy: first.dy / a + second.dy / b)
    let length = (middle.dx * middle.dx + middle.dy * middle.dy).squareRoot()
    let center = CGPoint(
      x: corner.x + middle.dx / length * away, y: corner.y + middle.dy / length * away)
    addLine(to: touch)
    addArc(
      center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
      endAngle: atan2(leave.y - center.y, leave.x - center.x), clockwise: cross > 0)
  }
}

extension PathElement {
  /// The type of the piece and its points, the last one where it ends.
  fileprivate var parts: (type: CGPathElementType, points: [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [CGPoint(point)])
    case .line(let point): (.addLineToPoint, [CGPoint(point)])
    case .curve(let first, let second, let end):
      (.addCurveToPoint, [CGPoint(first), CGPoint(second), CGPoint(end)])
    case .close: (.closeSubpath, [])
    }
  }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

extension CGPath {
  /// Calls `function` with `info` and each element.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
