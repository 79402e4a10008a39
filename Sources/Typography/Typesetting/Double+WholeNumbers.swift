// SPDX-License-Identifier: MIT

/// Rounding without `rounded(_:)`, which becomes a call to the C mathematics library: a program that
/// imports neither Foundation nor a C library would not link on Linux, nor under Embedded Swift.
extension Double {
  /// The largest whole number not above this one; anything too large to have a fraction as it is.
  package var wholeBelow: Double {
    guard magnitude < 0x1p52 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }

  /// The smallest whole number not below this one.
  package var wholeAbove: Double { -(-self).wholeBelow }

  /// The nearest whole number, halves up.
  package var nearestWhole: Double { (self + 0.5).wholeBelow }
}
