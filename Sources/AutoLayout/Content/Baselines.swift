// SPDX-License-Identifier: MIT

/// The baselines of the first and the last line of a content.
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

/// The distance of a baseline from the top of the alignment rectangle, as a linear function of the
/// rectangle's height. The fraction of the height is 0 for text at the top, 0.5 for centred text
/// and 1 for text at the bottom.
public struct Baseline: Hashable, Sendable {
  /// The fraction of the height, from 0 to 1.
  public var heightFraction: Double
  /// The constant part in points, positive downwards.
  public var constant: Double

  public init(heightFraction: Double, constant: Double) {
    self.heightFraction = heightFraction
    self.constant = constant
  }

  /// The distance in an alignment rectangle of `height`, in points.
  public func offset(inHeight height: Double) -> Double { heightFraction * height + constant }
}
