// SPDX-License-Identifier: MIT

/// An area that lines of text go around: a polygon in points, from the top leading corner of the
/// text.
public struct TextExclusion: Hashable, Sendable {
  public struct Corner: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  public var corners: [Corner]
  /// The extra distance that lines keep to the left of the area.
  public var leftMargin: Double

  public init(_ corners: [Corner], leftMargin: Double = 0) {
    self.corners = corners
    self.leftMargin = leftMargin
  }

  /// The horizontal range that the area covers between two heights.
  func taken(from top: Double, to bottom: Double) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (upper, lower) = from.y <= to.y ? (from, to) : (to, from)
      guard lower.y > top, upper.y < bottom || upper.y == lower.y && upper.y < bottom else {
        continue
      }
      func x(at y: Double) -> Double {
        lower.y > upper.y
          ? upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y) : upper.x
      }
      let ends =
        lower.y > upper.y
        ? [x(at: max(top, upper.y)), x(at: min(bottom, lower.y))] : [upper.x, lower.x]
      low = min(low, ends[0], ends[1])
      high = max(high, ends[0], ends[1])
    }
    return low < high ? low - leftMargin...high : nil
  }

  /// The lowest point of the area.
  var bottom: Double { corners.map({ $0.y }).max() ?? 0 }
}

extension [TextExclusion] {
  /// The free parts of a line, from left to right.
  func free(from top: Double, to bottom: Double, width: Double) -> [Range<Double>] {
    var free: [Range<Double>] = []
    var start = 0.0
    for taken in compactMap({ $0.taken(from: top, to: bottom) }).sorted(by: {
      $0.lowerBound < $1.lowerBound
    }) {
      if taken.lowerBound > start { free.append(start..<Swift.min(taken.lowerBound, width)) }
      start = Swift.max(start, taken.upperBound)
      if start >= width { return free }
    }
    return free + [start..<width]
  }
}
