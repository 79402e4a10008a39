// SPDX-License-Identifier: MIT

/// Names a variable of one ``Solver``.
///
/// The index is dense and reused after ``Solver/removeVariable(_:)``; the generation tells a stale
/// id from a live one, so that a stale id yields an error and never another variable's value.
public struct VariableID: Hashable, Sendable {
  /// The position of the variable's value in the arrays that a host keeps beside the solver.
  public let index: Int32
  let generation: UInt32
}
