// SPDX-License-Identifier: MIT

import AutoLayout

/// Finds the cells of a layout that depends on width and height.
///
/// A convex area whose corners have the same decisions is a cell. The margins of three layouts near
/// the centre of an area give the extent of the cell there. The area beyond its edges is traced in
/// the same way.
///
/// If no margin predicts a change (a size class, a rotation of the device), a decision changes
/// somewhere between two points. The tracer finds the change on the line between them and splits
/// the area there. It tries the line on which a margin is zero, then known lines, then vertical and
/// horizontal lines.
struct PlaneTracer {
  /// Lays out at one size.
  let layout: (Size) -> TracedLayout
  /// The lines on which circumstances are known to change.
  let candidates: [ConvexPolygon.Line]
  /// The lines that no cell crosses, because layouts on the other side start from another state.
  let borders: [ConvexPolygon.Line]
  /// The number of layouts after which tracing stops.
  var budget: Int
  private(set) var layouts = 0

  /// The width in points below which an area is too narrow to be traced.
  static let resolution = 0x1p-5

  init(
    budget: Int, candidates: [ConvexPolygon.Line], borders: [ConvexPolygon.Line],
    layout: @escaping (Size) -> TracedLayout
  ) {
    (self.budget, self.candidates, self.borders) = (budget, candidates, borders)
    self.layout = layout
  }

  /// The cells of an area, and the parts that were not decided within the budget.
  mutating func trace(
    _ whole: ConvexPolygon
  ) -> (cells: [PlaneCell], undecided: [ConvexPolygon]) {
    var cells: [PlaneCell] = []
    // The largest area is traced first, so that a small budget leaves little undecided.
    var pending = [whole]
    for line in borders {
      pending = pending.flatMap { area in
        let (one, other) = area.split(by: line)
        return Self.isNarrow(one) || Self.isNarrow(other) ? [area] : [one, other]
      }
    }
    var undecided: [ConvexPolygon] = []
    while let place = pending.indices.max(by: { pending[$0].area < pending[$1].area }) {
      let area = pending.remove(at: place)
      if Self.isNarrow(area), area != whole { continue }
      guard layouts < budget else {
        undecided.append(area)
        continue
      }
      if !Self.isNarrow(area) {
        switch cell(in: area) {
        case .cell(let cell):
          cells.append(cell)
          pending += remainder(of: area, without: cell.area)
          continue
        case .mixed(let part, let start, let end):
          pending += remainder(of: area, without: part)
          pending += split(part, from: start, to: end)
          continue
        case .none: break
        }
      }
      let samples = corners(of: area)
      guard let first = samples.first else { continue }
      let other = samples.first { $0.layout.signature != first.layout.signature }
      guard let other else {
        if samples.count >= 3 { cells.append(PlaneCell(area, samples)) }
        continue
      }
      let parts = split(area, from: first.point, to: other.point)
      pending += parts
    }
    return (cells, undecided)
  }

  /// Layouts just inside every corner, where every decision is clear.
  mutating func corners(
    of area: ConvexPolygon
  ) -> [(point: Point, layout: TracedLayout)] {
    let center = area.center
    return area.corners.map { corner in
      let distance = corner.distance(to: center)
      let point =
        distance > 0
        ? corner.moved(towards: center, by: min(0.25, Self.resolution / 2 / distance)) : corner
      return (point, sample(point))
    }
  }

  mutating func sample(_ point: Point) -> TracedLayout {
    layouts += 1
    return layout(point.size)
  }

  static func isNarrow(_ area: ConvexPolygon) -> Bool {
    guard area.corners.count >= 3 else { return true }
    let longest =
      zip(area.corners, area.corners.dropFirst() + area.corners.prefix(1))
      .map { $0.distance(to: $1) }.max() ?? 0
    return area.area <= longest * resolution
  }

  // MARK: Splitting

  private mutating func split(
    _ area: ConvexPolygon, from start: Point, to end: Point
  ) -> [ConvexPolygon] {
    let length = start.distance(to: end)
    let crossings = candidates.compactMap { line -> Double? in
      let (a, b) = (line.value(at: start), line.value(at: end))
      return (a < 0) == (b < 0) ? nil : length * a / (a - b)
    }
    var tracer = PieceTracer(budget: max(1, budget - layouts), candidates: crossings) {
      [layout] position in
      var traced = layout(start.moved(towards: end, by: position / length).size)
      traced.parameter = position
      return PieceSample(traced)
    }
    let piece = tracer.firstPiece(from: 0, to: length)
    layouts += tracer.layouts
    let change = start.moved(towards: end, by: piece.end / length)
    for line in lines(through: change, piece, area, from: start, to: end) {
      let (one, other) = area.split(by: line)
      if !Self.isNarrow(one), !Self.isNarrow(other) { return [one, other] }
    }
    // Bisection guarantees that tracing ends.
    let (widths, heights) = (area.widths, area.heights)
    let isWide =
      widths.upperBound - widths.lowerBound >= heights.upperBound - heights.lowerBound
    let middle = area.center
    let (one, other) = area.split(by: isWide ? .width(middle.x) : .height(middle.y))
    return [one, other]
  }

  /// The lines on which a change may continue, most likely first.
  private mutating func lines(
    through change: Point, _ piece: AffinePiece, _ area: ConvexPolygon, from start: Point,
    to end: Point
  ) -> [ConvexPolygon.Line] {
    var found = predictedLines(piece, area, from: start, to: end)
    found += candidates.filter { line in
      let norm = (line.x * line.x + line.y * line.y).squareRoot()
      return abs(line.value(at: change)) <= norm * Self.resolution
    }
    let isLevel = abs(end.x - start.x) >= abs(end.y - start.y)
    found += [isLevel ? .width(change.x) : .height(change.y)]
    found += [isLevel ? .height(change.y) : .width(change.x)]
    return found
  }

  /// The line on which the margin that ends a piece is zero; empty if no margin ends it.
  private mutating func predictedLines(
    _ piece: AffinePiece, _ area: ConvexPolygon, from start: Point, to end: Point
  ) -> [ConvexPolygon.Line] {
    let (first, last) = (piece.first, piece.last)
    let run = last.parameter - first.parameter
    guard run > 0, let margin = Self.margin(zeroAt: piece.end, first, last) else { return [] }
    let length = start.distance(to: end)
    let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let middle = start.moved(towards: end, by: (first.parameter + last.parameter) / 2 / length)
    // The third layout is as far aside as the decisions allow, for an accurate slope.
    for corner in area.corners.sorted(by: { $0.distance(to: middle) > $1.distance(to: middle) }) {
      let aside = (corner.x - middle.x) * -dy + (corner.y - middle.y) * dx
      guard abs(aside) > Self.resolution else { continue }
      for share in [0.9, 0.3, 0.05] where layouts < budget {
        let point = middle.moved(towards: corner, by: share)
        let third = sample(point)
        guard third.signature == first.signature else { continue }
        let slope = (last.margins[margin] - first.margins[margin]) / run
        // The margin at the third layout, minus the part from the slope along the line.
        let along = (point.x - start.x) * dx + (point.y - start.y) * dy
        let across = (point.x - start.x) * -dy + (point.y - start.y) * dx
        let expected = first.margins[margin] + slope * (along - first.parameter)
        let other = (third.margins[margin] - expected) / across
        return [Self.line(slope, other, dx, dy, through: piece.end, from: start)]
      }
    }
    return []
  }

  /// The line through a point on which a function with these slopes along and across the way is
  /// zero.
  private static func line(
    _ along: Double, _ across: Double, _ dx: Double, _ dy: Double, through position: Double,
    from start: Point
  ) -> ConvexPolygon.Line {
    var (x, y) = (along * dx - across * dy, along * dy + across * dx)
    // Margins are accurate to 2⁻¹⁶ points, so lines that are almost vertical or horizontal are made
    // exact.
    if abs(x) < abs(y) * 1e-4 { x = 0 }
    if abs(y) < abs(x) * 1e-4 { y = 0 }
    let point = Point(x: start.x + dx * position, y: start.y + dy * position)
    return ConvexPolygon.Line(x: x, y: y, constant: -(x * point.x + y * point.y))
  }

  /// The index of the margin that is zero at the end of a piece.
  private static func margin(
    zeroAt end: Double, _ first: TracedLayout, _ last: TracedLayout
  ) -> Int? {
    let run = last.parameter - first.parameter
    var nearest: (place: Int, distance: Double)?
    for (place, (own, next)) in zip(first.margins, last.margins).enumerated() {
      let slope = (next - own) / run
      guard abs(own) > 1e-6 || abs(next) > 1e-6, abs(slope) > 1e-9 else { continue }
      let distance = abs(first.parameter - own / slope - end)
      if distance <= resolution, distance < nearest?.distance ?? .infinity {
        nearest = (place, distance)
      }
    }
    return nearest?.place
  }
}
