// SPDX-License-Identifier: MIT

public import AutoLayout

/// A convex set of sizes, stored as its corners in order.
public struct ConvexPolygon: Hashable, Sendable {
  /// The corners. A corner's x is the width, its y the height.
  public var corners: [Point]

  init(_ corners: [Point]) { self.corners = corners }

  init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    corners = [
      Point(x: widths.lowerBound, y: heights.lowerBound),
      Point(x: widths.upperBound, y: heights.lowerBound),
      Point(x: widths.upperBound, y: heights.upperBound),
      Point(x: widths.lowerBound, y: heights.upperBound),
    ]
  }

  public var widths: ClosedRange<Double> { Self.range(corners.map(\.x)) }
  public var heights: ClosedRange<Double> { Self.range(corners.map(\.y)) }

  private static func range(_ values: [Double]) -> ClosedRange<Double> {
    (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// The area in square points.
  public var area: Double {
    var twice = 0.0
    for (one, other) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      twice += one.x * other.y - other.x * one.y
    }
    return abs(twice) / 2
  }

  /// The mean of the corners, which is inside the polygon.
  var center: Point {
    let count = Double(max(corners.count, 1))
    return Point(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }

  /// The part in which an affine function with these values at the corners is not negative.
  func part(whereNotNegative values: [Double]) -> ConvexPolygon {
    var kept: [Point] = []
    for index in corners.indices {
      let next = (index + 1) % corners.count
      let (a, b) = (values[index], values[next])
      if a >= 0 { kept.append(corners[index]) }
      if (a < 0 && b > 0) || (a > 0 && b < 0) {
        kept.append(corners[index].moved(towards: corners[next], by: a / (a - b)))
      }
    }
    return ConvexPolygon(kept)
  }

  /// The parts on the two sides of a line.
  func split(by line: Line) -> (ConvexPolygon, ConvexPolygon) {
    let values = corners.map(line.value)
    return (part(whereNotNegative: values), part(whereNotNegative: values.map { -$0 }))
  }

  /// A line as the zeros of an affine function.
  struct Line {
    var x: Double
    var y: Double
    var constant: Double

    func value(at point: Point) -> Double { x * point.x + y * point.y + constant }

    static func width(_ width: Double) -> Line { Line(x: 1, y: 0, constant: -width) }
    static func height(_ height: Double) -> Line { Line(x: 0, y: 1, constant: -height) }
  }
}

extension Point {
  func moved(towards other: Point, by share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: Point) -> Double {
    let (width, height) = (other.x - x, other.y - y)
    return (width * width + height * height).squareRoot()
  }

  var size: Size { Size(width: x, height: y) }
}
