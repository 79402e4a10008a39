// SPDX-License-Identifier: MIT

/// The work done since the solver was made, in units that do not depend on the machine.
public struct Counters: Hashable, Sendable {
  /// Dual steps: each one flips a row to its violated side or exchanges two rows.
  public var dualSteps = 0
  /// Dual steps that changed which rows are active.
  public var pivots = 0
  /// Hand-overs of a variable from one row to another within a dual step.
  public var handOvers = 0
  /// Times that the dependents of a row were looked up.
  public var columns = 0
  /// Times that a row was written as a combination of active rows.
  public var combinations = 0
  /// Coefficients read.
  public var entriesTouched = 0
  /// Times that a block was rebuilt.
  public var blocksBuilt = 0
  /// Times that the solver had to start over because its arithmetic broke down.
  public var restarts = 0

  public init() {}
}
