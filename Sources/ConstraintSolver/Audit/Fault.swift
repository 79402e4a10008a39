// SPDX-License-Identifier: MIT

/// An inconsistency in the solver's state that ``Solver/audit(isUnique:)`` found.
package enum Fault: Hashable, Sendable {
  /// An active row's residual is not zero.
  case residual(row: Int32)
  /// An active row's dual differs from the sum of the contributions of the inactive rows.
  case dual(row: Int32)
  /// An active row's dual is outside its interval.
  case infeasibleDual(row: Int32)
  /// The contributions to a loose variable do not cancel.
  case unbalanced(variable: Int32)
  /// An inactive row is inconsistent, but no row is queued.
  case inconsistent(row: Int32)
  /// The count of a variable's observers is wrong.
  case observers(variable: Int32)
  /// A row and its variable, or a core row and its block, do not refer to each other.
  case link(row: Int32)
  /// A variable is marked as fixed but is not.
  case fixed(variable: Int32)
  /// Working memory was not cleared.
  case scratch(variable: Int32)
}
