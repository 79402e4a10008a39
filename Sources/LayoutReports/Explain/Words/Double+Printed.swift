// SPDX-License-Identifier: MIT

extension Double {
  /// As people write it, without an exponent and with at most three decimals.
  var printed: String {
    let value = roundedToPrint
    guard value.isFinite else { return "\(value)" }
    guard abs(value) < 1e12 else { return "\(value)" }
    if value == value.rounded() { return String(Int64(value)) }
    return "\(value)"
  }

  /// To a thousandth of a point: sums of figures that are printed with six digits say no more.
  var roundedToPrint: Double {
    guard abs(self) < 1e12 else { return self }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}
