// SPDX-License-Identifier: MIT

extension Double {
  /// The number for reports, without an exponent and with at most three decimals.
  var printed: String {
    let value = roundedToPrint
    guard value.isFinite else { return "\(value)" }
    guard abs(value) < 1e12 else { return "\(value)" }
    if value == value.rounded() { return String(Int64(value)) }
    return "\(value)"
  }

  /// The number rounded to thousandths. Messages print six digits, so sums of them are not more
  /// precise.
  var roundedToPrint: Double {
    guard abs(self) < 1e12 else { return self }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}
