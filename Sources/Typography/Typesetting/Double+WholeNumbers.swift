// SPDX-License-Identifier: MIT

/// Rounding without `rounded(_:)`, which calls the C mathematics library. A program that imports
/// neither Foundation nor a C library would not link on Linux or in Embedded Swift.
extension Double {
  /// The largest whole number that is not greater than this number. A number too large to have a
  /// fraction is returned unchanged.
  @inlinable package var wholeBelow: Double {
    guard magnitude < 0x1p52 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }

  /// The smallest whole number that is not less than this number.
  @inlinable package var wholeAbove: Double { -(-self).wholeBelow }

  /// The nearest whole number. Halves are rounded up.
  @inlinable package var nearestWhole: Double { (self + 0.5).wholeBelow }
}
