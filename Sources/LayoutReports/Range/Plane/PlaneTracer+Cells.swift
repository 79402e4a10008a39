// SPDX-License-Identifier: MIT

import AutoLayout

/// Computes cells from the decisions of a few layouts.
///
/// Three layouts close to each other with the same decisions give every margin as an affine
/// function of width and height. The set in which all margins keep their signs is convex. It is a
/// cell if its corners have the same decisions.
extension PlaneTracer {
  typealias Sample = (point: Point, layout: TracedLayout)

  enum Outcome {
    case cell(PlaneCell)
    /// The part of the area that the margins allow, with two layouts that still made different
    /// decisions. No margin predicts that change.
    case mixed(ConvexPolygon, from: Point, to: Point)
    /// No three layouts close to each other have the same decisions.
    case none
  }

  /// The cell that contains the centre of an area.
  mutating func cell(in area: ConvexPolygon) -> Outcome {
    guard var triangle = triangle(in: area), var part = part(of: area, around: triangle) else {
      return .none
    }
    var other: Point?
    for _ in 0..<3 {
      let samples = corners(of: part)
      let alike = samples.filter { $0.layout.signature == triangle[0].layout.signature }
      let different = samples.first { $0.layout.signature != triangle[0].layout.signature }
      if different == nil, samples.count >= 3, other != nil || Self.isWide(triangle) {
        return .cell(PlaneCell(part, samples))
      }
      other = different?.point ?? other
      // Layouts that are far apart give more accurate slopes.
      triangle = Self.largestTriangle(of: triangle + alike)
      guard let next = self.part(of: area, around: triangle), !Self.isNarrow(next) else { break }
      if Self.isSame(next, part) {
        if let different { return .mixed(part, from: triangle[0].point, to: different.point) }
        return .cell(PlaneCell(part, samples))
      }
      part = next
    }
    return other.map { .mixed(part, from: triangle[0].point, to: $0) } ?? .none
  }

  /// The areas that remain of an area without a convex part of it.
  func remainder(of area: ConvexPolygon, without part: ConvexPolygon) -> [ConvexPolygon] {
    var rest = area
    var found: [ConvexPolygon] = []
    for (a, b) in zip(part.corners, part.corners.dropFirst() + part.corners.prefix(1)) {
      let length = a.distance(to: b)
      guard length > Self.resolution / 4 else { continue }
      // The line's function is a distance in points, positive on the side of the part.
      var line = ConvexPolygon.Line(x: (a.y - b.y) / length, y: (b.x - a.x) / length, constant: 0)
      line.constant = -line.value(at: a)
      if line.value(at: part.center) < 0 {
        line = ConvexPolygon.Line(x: -line.x, y: -line.y, constant: -line.constant)
      }
      // Skips edges of the area itself, which are the majority.
      guard rest.corners.contains(where: { line.value(at: $0) < -Self.resolution / 4 }) else {
        continue
      }
      let (inner, outer) = rest.split(by: line)
      if !Self.isNarrow(outer) { found.append(outer) }
      rest = inner
    }
    return found
  }

  // MARK: Steps

  /// Three layouts near the centre of an area that have the same decisions.
  private mutating func triangle(in area: ConvexPolygon) -> [Sample]? {
    guard
      let far = area.corners.max(by: { a, b in
        a.distance(to: area.center) < b.distance(to: area.center)
      })
    else { return nil }
    // The point is off the centre, because lines of symmetry cross there.
    let middle = area.center.moved(towards: area.corners[0], by: 0.037)
    let first: Sample = (middle, sample(middle))
    guard
      let aside = area.corners.max(by: { a, b in
        ConvexPolygon([middle, far, a]).area < ConvexPolygon([middle, far, b]).area
      })
    else { return nil }
    var found = [first]
    for corner in [far, aside] {
      let distance = corner.distance(to: middle)
      for step in [Self.maximumStep, 1, 0.125] where step < distance && layouts < budget {
        let point = middle.moved(towards: corner, by: step / distance)
        let layout = sample(point)
        guard layout.signature == first.layout.signature else { continue }
        found.append((point, layout))
        break
      }
    }
    return found.count == 3 ? found : nil
  }

  /// The initial distance between layouts, in points. Margins are accurate to 2⁻¹⁶ points, so a
  /// border a thousand points away is known to a small part of the resolution.
  private static var maximumStep: Double { 8 }

  private static func isWide(_ triangle: [Sample]) -> Bool {
    triangle.dropFirst().allSatisfy {
      $0.point.distance(to: triangle[0].point) > Self.maximumStep * 0.99
    }
  }

  private static func largestTriangle(of samples: [Sample]) -> [Sample] {
    var best = (area: -1.0, triangle: samples)
    for b in samples.indices.dropFirst() {
      for c in samples.indices.dropFirst(b + 1) {
        for a in 0..<b {
          let triangle = [samples[a], samples[b], samples[c]]
          let area = ConvexPolygon(triangle.map(\.point)).area
          if area > best.area { best = (area, triangle) }
        }
      }
    }
    return best.triangle
  }

  /// The part of an area in which every margin, as an affine function, keeps its sign from the
  /// triangle.
  private func part(of area: ConvexPolygon, around triangle: [Sample]) -> ConvexPolygon? {
    let (a, b, c) = (triangle[0], triangle[1], triangle[2])
    let (ux, uy) = (b.point.x - a.point.x, b.point.y - a.point.y)
    let (vx, vy) = (c.point.x - a.point.x, c.point.y - a.point.y)
    let determinant = ux * vy - uy * vx
    guard abs(determinant) > 1e-6, a.layout.margins.count == b.layout.margins.count,
      a.layout.margins.count == c.layout.margins.count
    else { return nil }
    var part = area
    for index in a.layout.margins.indices {
      let (own, second, third) = (
        a.layout.margins[index], b.layout.margins[index], c.layout.margins[index]
      )
      // A margin of zero everywhere belongs to a row that depends on other rows.
      guard abs(own) > 1e-6 || abs(second) > 1e-6 || abs(third) > 1e-6 else { continue }
      let (p, q) = (second - own, third - own)
      var (x, y) = ((p * vy - q * uy) / determinant, (ux * q - vx * p) / determinant)
      // Lines that are almost vertical or horizontal are made exact.
      if abs(x) < abs(y) * 1e-4 { x = 0 }
      if abs(y) < abs(x) * 1e-4 { y = 0 }
      guard abs(x) + abs(y) > 1e-9 else { continue }
      let sign: Double = own + second + third >= 0 ? 1 : -1
      let values = part.corners.map {
        sign * (own + x * ($0.x - a.point.x) + y * ($0.y - a.point.y))
      }
      guard values.contains(where: { $0 < 0 }) else { continue }
      part = part.part(whereNotNegative: values)
      guard part.corners.count >= 3 else { return nil }
    }
    return Self.isNarrow(part) ? nil : part
  }

  private static func isSame(_ one: ConvexPolygon, _ other: ConvexPolygon) -> Bool {
    one.corners.count == other.corners.count
      && zip(one.corners, other.corners).allSatisfy { $0.distance(to: $1) < resolution / 4 }
  }
}
