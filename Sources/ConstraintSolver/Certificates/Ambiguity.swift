// SPDX-License-Identifier: MIT

/// That a variable may have several values, all equally good.
///
/// Two layouts are at hand as witnesses: in both of them every priority is served as well as can be,
/// and the variable differs.
public struct Ambiguity: Sendable {
  /// The values of the variable at the optimum; without a bound the range goes on to infinity.
  public var range: ClosedRange<Double>
  /// Values of all variables, by index, at which the variable is at the lower end (if that is
  /// infinite: lower than anything in sight).
  public var lowWitness: [Double]
  /// The same for the upper end.
  public var highWitness: [Double]
}
