// SPDX-License-Identifier: MIT

/// The grid of 2⁻¹⁶ on which values that took different roads to the same point meet.
enum Grid {
  /// 1.5 · 2³⁶: doubles of this size are 2⁻¹⁶ apart.
  private static let magnet = 0x1.8p36
  /// Beyond this a double has no finer digits than the grid by much, and is left as it is.
  private static let limit = 0x1p35

  @inline(__always)
  static func rounded(_ value: Double) -> Double {
    abs(value) < limit ? (value + magnet) - magnet : value
  }
}
