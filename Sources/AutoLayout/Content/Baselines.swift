// SPDX-License-Identifier: MIT

/// Where the first and the last line of a content stand.
public struct Baselines: Hashable, Sendable {
  public var first: Baseline
  public var last: Baseline

  public init(first: Baseline, last: Baseline) {
    self.first = first
    self.last = last
  }

  /// The baselines of a content with a single line.
  public init(single line: Baseline) { self.init(first: line, last: line) }
}

/// The distance of a baseline from the top of the alignment rect, as a linear function of its height:
/// text at the top does not depend on the height, centred text on half of it, text at the bottom on
/// all of it.
public struct Baseline: Hashable, Sendable {
  /// 0 to 1.
  public var heightFraction: Double
  /// Points, positive downwards.
  public var constant: Double

  public init(heightFraction: Double, constant: Double) {
    self.heightFraction = heightFraction
    self.constant = constant
  }

  /// The distance at a given height, in points.
  public func offset(inHeight height: Double) -> Double { heightFraction * height + constant }
}
