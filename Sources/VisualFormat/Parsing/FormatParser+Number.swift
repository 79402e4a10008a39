// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Parses a decimal number as C's `strtod` does in the C locale: an optional sign, digits with an
  /// optional point, an optional exponent. Rounds correctly.
  ///
  /// Returns `nil` and consumes nothing if no number begins here. Reports a number that is too
  /// large for `Double` and returns zero for it.
  mutating func parseNumber() -> Double? {
    let start = position
    let isNegative = isAt("-")
    if isNegative || isAt("+") { position += 1 }
    var digits = Digits()
    readDigits(into: &digits, isFraction: false)
    if isAt("."), peek(1)?.isDigit == true || digits.count > 0 && peek(1) != UInt8(ascii: ".") {
      position += 1
      readDigits(into: &digits, isFraction: true)
    }
    guard digits.count > 0 else {
      position = start
      return nil
    }
    let exponent = parseExponent()
    let magnitude = digits.exactValue(exponent: exponent) ?? roundedValue(from: start)
    guard magnitude.isFinite else {
      report(.numberTooLarge(string(start..<position)), at: start..<position, noticedAt: position)
      return 0
    }
    return isNegative ? -magnitude : magnitude
  }

  /// The leading digits of a number, and their scale.
  private struct Digits {
    /// The number of digits read, including leading zeros.
    var count = 0
    /// The digits as one integer. Incomplete if there are too many digits.
    var significand: UInt64 = 0
    /// The power of ten of the last digit.
    var scale = 0

    /// The number, if arithmetic in `Double` gives the correctly rounded result. An integer below
    /// 2⁵³ and an exact power of ten need only one rounding (Clinger, 1990).
    func exactValue(exponent: Int) -> Double? {
      if significand == 0, count < 20 { return 0 }
      guard count < 20, significand < 1 << 53 else { return nil }
      let (power, overflow) = scale.addingReportingOverflow(exponent)
      guard !overflow, (-22...22).contains(power) else { return nil }
      let factor = Self.powersOfTen[abs(power)]
      return power < 0 ? Double(significand) / factor : Double(significand) * factor
    }

    private static let powersOfTen: [Double] = [
      1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
      1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
  }

  private mutating func readDigits(into digits: inout Digits, isFraction: Bool) {
    while let byte = peek(), byte.isDigit {
      digits.count += 1
      if digits.count < 20 {
        digits.significand = digits.significand * 10 + UInt64(byte - UInt8(ascii: "0"))
      }
      if isFraction { digits.scale -= 1 }
      position += 1
    }
  }

  /// Parses `e` and an integer, if both follow; `5em` has no exponent.
  private mutating func parseExponent() -> Int {
    guard isAt("e") || isAt("E") else { return 0 }
    let isSigned = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+")
    let isNegative = peek(1) == UInt8(ascii: "-")
    guard peek(isSigned ? 2 : 1)?.isDigit == true else { return 0 }
    position += isSigned ? 2 : 1
    var exponent = 0
    while let byte = peek(), byte.isDigit {
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      position += 1
    }
    return isNegative ? -exponent : exponent
  }

  /// The magnitude of a number that ``Digits`` cannot round exactly.
  private func roundedValue(from start: Int) -> Double {
    let isSigned = text.bytes[start] == UInt8(ascii: "-") || text.bytes[start] == UInt8(ascii: "+")
    return Double(string((isSigned ? start + 1 : start)..<position)) ?? .infinity
  }
}
