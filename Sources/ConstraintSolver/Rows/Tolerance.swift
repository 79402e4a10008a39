// SPDX-License-Identifier: MIT

/// The tolerances of floating-point comparisons. They are relative, so rows may be in any unit.
enum Tolerance {
  /// The largest residual that counts as zero, for a coefficient of one.
  static let residual = 1e-7
  /// The share of the terms' size that may be lost to rounding.
  static let rounding = 1e-13
  /// A sum smaller than this share of its first summand is zero.
  static let cancellation = 1e-9
  /// Coefficients of duals that differ by less than this share are equal.
  static let dual = 1e-9

  /// Returns `a + b`, or zero if the two cancel up to rounding.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) <= cancellation * abs(a) ? 0 : sum
  }
}
