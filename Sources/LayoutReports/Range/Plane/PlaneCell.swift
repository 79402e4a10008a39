// SPDX-License-Identifier: MIT

public import AutoLayout

/// A convex set of sizes in which all edges are affine functions of width and height.
///
/// Layouts from scratch at its corners made the same decisions at every step. Each decision depends
/// on the sign of an affine function, or is monotone in one. All sizes between the corners
/// therefore have the same decisions.
public struct PlaneCell: Sendable {
  public let area: ConvexPolygon
  /// Layouts near three corners of the area, from which all frames are interpolated.
  private let first: (point: Point, frames: [Rect])
  private let second: (point: Point, frames: [Rect])
  private let third: (point: Point, frames: [Rect])

  /// - Parameter samples: layouts at all corners, at least three.
  init(_ area: ConvexPolygon, _ samples: [(point: Point, layout: TracedLayout)]) {
    self.area = area
    // The largest triangle gives the most accurate slopes.
    var best = (0, 1, 2)
    var greatest = -1.0
    for a in samples.indices {
      for b in samples.indices.dropFirst(a + 1) {
        for c in samples.indices.dropFirst(b + 1) {
          let size = ConvexPolygon([samples[a].point, samples[b].point, samples[c].point]).area
          if size > greatest { (greatest, best) = (size, (a, b, c)) }
        }
      }
    }
    first = (samples[best.0].point, samples[best.0].layout.frames)
    second = (samples[best.1].point, samples[best.1].layout.frames)
    third = (samples[best.2].point, samples[best.2].layout.frames)
  }

  /// The frames of all views at a size of the cell, in their superviews' coordinates, not snapped.
  public func frames(at size: Size) -> [Rect] {
    let (one, other) = shares(of: Point(x: size.width, y: size.height))
    return first.frames.indices.map { index in
      let (a, b, c) = (first.frames[index], second.frames[index], third.frames[index])
      func value(_ side: (Rect) -> Double) -> Double {
        let (start, toSecond, toThird) = (side(a), side(b) - side(a), side(c) - side(a))
        if toSecond == 0, toThird == 0 { return start }
        let value = start + toSecond * one + toThird * other
        let isOnGrid = [a, b, c].allSatisfy { side($0).isOnSolverGrid }
        return isOnGrid ? PixelGrid.quantised(value) : value
      }
      return Rect(
        x: value(\.x), y: value(\.y), width: value(\.width), height: value(\.height))
    }
  }

  /// The coordinates of a point along the vectors from the first sample to the second and to the
  /// third.
  private func shares(of point: Point) -> (Double, Double) {
    let (ux, uy) = (second.point.x - first.point.x, second.point.y - first.point.y)
    let (vx, vy) = (third.point.x - first.point.x, third.point.y - first.point.y)
    let (x, y) = (point.x - first.point.x, point.y - first.point.y)
    let determinant = ux * vy - uy * vx
    guard determinant != 0 else { return (0, 0) }
    return ((x * vy - y * vx) / determinant, (ux * y - uy * x) / determinant)
  }

  public func contains(_ size: Size) -> Bool {
    // The corners are in order, so a point inside is on the same side of all edges.
    let (point, corners) = (Point(x: size.width, y: size.height), area.corners)
    var sides: Set<Bool> = []
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      if abs(side) > 1e-9 * max(1, a.distance(to: b)) { sides.insert(side > 0) }
    }
    return sides.count <= 1
  }
}
