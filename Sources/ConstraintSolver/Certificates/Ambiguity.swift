// SPDX-License-Identifier: MIT

/// Proof that a variable may have several, equally good values.
///
/// Two layouts are the witnesses. Both satisfy every priority as well as possible, and the variable
/// differs between them.
public struct Ambiguity: Sendable {
  /// The range of the variable's values at the optimum. Without a bound it extends to infinity.
  public var range: ClosedRange<Double>
  /// The values of all variables, by index, with the variable at the lower end. If that end is
  /// infinite, the variable is below all breakpoints that were found.
  public var lowWitness: [Double]
  /// The same for the upper end.
  public var highWitness: [Double]
}
