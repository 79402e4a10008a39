// SPDX-License-Identifier: MIT

/// When floating-point numbers are equal: relatively, so that rows may be in any unit.
enum Tolerance {
  /// How far a residual may be from zero, for a coefficient of one.
  static let residual = 1e-7
  /// How much of the terms' size may be lost to rounding.
  static let rounding = 1e-13
  /// A sum this much smaller than what it was made of is zero.
  static let cancellation = 1e-9
  /// Coefficients of duals closer than this are equal.
  static let dual = 1e-9

  /// `a + b`, where what is left of two numbers that cancel is zero.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) <= cancellation * abs(a) ? 0 : sum
  }
}
