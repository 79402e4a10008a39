// SPDX-License-Identifier: MIT

import AutoLayout

/// The fraction of each pixel that polygons cover, inside their bounding box.
struct Coverage {
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>
  /// The values outside the solid ranges, row by row.
  private var parts: [Double]
  /// The columns of each row that are covered entirely, of a single range.
  private var solid: [Range<Int>]

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  subscript(x: Int, y: Int) -> Double {
    guard columns.contains(x), rows.contains(y) else { return 0 }
    if solid[y - rows.lowerBound].contains(x) { return 1 }
    return parts[(y - rows.lowerBound) * columns.count + x - columns.lowerBound]
  }

  /// The columns of a row that are covered entirely. Others may be too.
  func solidColumns(of row: Int) -> Range<Int> { solid[row - rows.lowerBound] }

  /// The number of sample lines in a row of pixels. Along a line the edges are exact.
  private static let lines = 4

  /// - Parameter polygons: in pixel coordinates.
  init(_ polygons: Polygons, width: Int, height: Int, isEvenOdd: Bool) {
    let points = polygons.figures.flatMap { $0.points }
    func range(_ values: some Collection<Double>, _ limit: Int) -> Range<Int> {
      guard let low = values.min(), let high = values.max(), low.isFinite, high.isFinite else {
        return 0..<0
      }
      let bound = Double(limit)
      let first = Int(low.rounded(.down).limited(to: 0...bound))
      return first..<max(first, Int(high.rounded(.up).limited(to: 0...bound)))
    }
    columns = range(points.lazy.map { $0.x }, width)
    rows = range(points.lazy.map { $0.y }, height)
    parts = Array(repeating: 0, count: columns.count * rows.count)
    solid = Array(repeating: 0..<0, count: rows.count)
    guard !isEmpty else { return }
    let edges = Self.edges(of: polygons).sorted { $0.top.y < $1.top.y }
    var next = 0
    // The edges that reach into the row.
    var active: [Edge] = []
    for row in rows {
      active.removeAll { $0.bottom.y <= Double(row) }
      while next < edges.count, edges[next].top.y < Double(row + 1) {
        active.append(edges[next])
        next += 1
      }
      let spans = (0..<Self.lines).map { line in
        Self.spans(
          of: active, at: Double(row) + (Double(line) + 0.5) / Double(Self.lines),
          isEvenOdd: isEvenOdd)
      }
      let full = fullColumns(of: spans)
      solid[row - rows.lowerBound] = full
      for line in spans { fill(line, row, outside: full) }
    }
  }

  /// The columns that all lines cover, if each line has one span.
  private func fullColumns(of lines: [[(Double, Double)]]) -> Range<Int> {
    var (from, to) = (columns.lowerBound, columns.upperBound)
    for line in lines {
      guard line.count == 1 else { return 0..<0 }
      from = max(from, Int(line[0].0.rounded(.up).limited(to: -1e9...1e9)))
      to = min(to, Int(line[0].1.rounded(.down).limited(to: -1e9...1e9)))
    }
    return from < to ? from..<to : 0..<0
  }

  private struct Edge {
    var top, bottom: Point
    var direction: Int
  }

  private static func edges(of polygons: Polygons) -> [Edge] {
    polygons.figures.flatMap { figure in
      zip(figure.points, figure.points.dropFirst() + figure.points.prefix(1)).compactMap {
        from, to in
        if from.y == to.y { return nil }
        return from.y < to.y
          ? Edge(top: from, bottom: to, direction: 1) : Edge(top: to, bottom: from, direction: -1)
      }
    }
  }

  private static func spans(
    of edges: [Edge], at y: Double, isEvenOdd: Bool
  ) -> [(Double, Double)] {
    var crossings = edges.compactMap { edge -> (x: Double, direction: Int)? in
      guard edge.top.y <= y, y < edge.bottom.y else { return nil }
      let part = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
      return (edge.top.x + (edge.bottom.x - edge.top.x) * part, edge.direction)
    }
    crossings.sort { $0.x < $1.x }
    var spans: [(Double, Double)] = []
    var winding = 0
    var start = 0.0
    for crossing in crossings {
      let wasInside = isEvenOdd ? winding % 2 != 0 : winding != 0
      winding += crossing.direction
      let isInside = isEvenOdd ? winding % 2 != 0 : winding != 0
      if isInside, !wasInside { start = crossing.x }
      if wasInside, !isInside { spans.append((start, crossing.x)) }
    }
    return spans
  }

  private mutating func fill(
    _ spans: [(Double, Double)], _ row: Int, outside full: Range<Int>
  ) {
    let base = (row - rows.lowerBound) * columns.count - columns.lowerBound
    let weight = 1 / Double(Self.lines)
    for (from, to) in spans {
      let low = max(from, Double(columns.lowerBound))
      let high = min(to, Double(columns.upperBound))
      guard low < high else { continue }
      var column = Int(low)
      let end = min(columns.upperBound, Int(high.rounded(.up)))
      while column < end {
        if full.contains(column) {
          column = full.upperBound
          continue
        }
        let part = min(high, Double(column + 1)) - max(low, Double(column))
        parts[base + column] = min(1, parts[base + column] + part * weight)
        column += 1
      }
    }
  }

  mutating func multiply(by other: Coverage) {
    for y in rows {
      let own = solid[y - rows.lowerBound]
      let its = other.rows.contains(y) ? other.solidColumns(of: y) : 0..<0
      let both = own.clamped(to: its)
      let base = (y - rows.lowerBound) * columns.count - columns.lowerBound
      var x = columns.lowerBound
      while x < columns.upperBound {
        if both.contains(x) {
          x = both.upperBound
          continue
        }
        parts[base + x] = (own.contains(x) ? 1 : parts[base + x]) * other[x, y]
        x += 1
      }
      solid[y - rows.lowerBound] = both.isEmpty ? 0..<0 : both
    }
  }
}
