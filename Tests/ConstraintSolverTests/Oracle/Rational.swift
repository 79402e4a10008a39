// SPDX-License-Identifier: MIT

/// A fraction of two 128-bit integers in lowest terms. It traps on overflow and never rounds.
struct Rational: Hashable, Comparable, Sendable {
  let numerator: Int128
  let denominator: Int128

  static let zero = Rational(0)

  init(_ integer: Int) {
    numerator = Int128(integer)
    denominator = 1
  }

  init(_ numerator: Int128, over denominator: Int128) {
    precondition(denominator != 0)
    let divisor = Rational.greatestCommonDivisor(numerator, denominator)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * (numerator / divisor)
    self.denominator = sign * (denominator / divisor)
  }

  /// The exact value of a double with at most 30 binary digits after the point.
  init(_ value: Double) {
    let scaled = value * 0x1p30
    precondition(scaled == scaled.rounded() && abs(scaled) < 0x1p100)
    self.init(Int128(scaled), over: Int128(1) << 30)
  }

  var approximation: Double { Double(numerator) / Double(denominator) }

  var sign: Int { Int(numerator.signum()) }

  static func + (a: Rational, b: Rational) -> Rational {
    if a.denominator == 1, b.denominator == 1 {
      return Rational(whole: a.numerator + b.numerator)
    }
    return Rational(
      a.numerator * b.denominator + b.numerator * a.denominator,
      over: a.denominator * b.denominator)
  }

  static func - (a: Rational, b: Rational) -> Rational { a + -b }

  static prefix func - (a: Rational) -> Rational {
    Rational(numerator: -a.numerator, denominator: a.denominator)
  }

  static func * (a: Rational, b: Rational) -> Rational {
    if a.denominator == 1, b.denominator == 1 {
      return Rational(whole: a.numerator * b.numerator)
    }
    return Rational(a.numerator * b.numerator, over: a.denominator * b.denominator)
  }

  static func / (a: Rational, b: Rational) -> Rational {
    Rational(a.numerator * b.denominator, over: a.denominator * b.numerator)
  }

  static func < (a: Rational, b: Rational) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }

  private init(whole: Int128) {
    numerator = whole
    denominator = 1
  }

  private init(numerator: Int128, denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  private static func greatestCommonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
    var (a, b) = (abs(a), abs(b))
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
