// SPDX-License-Identifier: MIT

/// Rounds values to multiples of 2⁻¹⁶, so that values computed in different ways become equal.
enum Grid {
  /// 1.5 · 2³⁶. Doubles of this size are 2⁻¹⁶ apart, so adding it rounds to the grid.
  private static let roundingOffset = 0x1.8p36
  /// The size from which values stay unrounded: their precision is hardly finer than the grid.
  private static let limit = 0x1p35

  @inline(__always)
  static func rounded(_ value: Double) -> Double {
    abs(value) < limit ? (value + roundingOffset) - roundingOffset : value
  }
}
