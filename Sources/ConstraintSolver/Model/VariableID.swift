// SPDX-License-Identifier: MIT

/// Identifies a variable of one ``Solver``.
///
/// The index is dense and is reused after ``Solver/removeVariable(_:)``. The generation
/// distinguishes a stale id from a valid one, so a stale id yields an error and never the value of
/// another variable.
public struct VariableID: Hashable, Sendable {
  /// The index of the variable's value in arrays that a caller keeps beside the solver.
  public let index: Int32
  let generation: UInt32
}
