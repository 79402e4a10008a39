// SPDX-License-Identifier: MIT

/// The reason why a change was refused. A refused change leaves the solver exactly as it was.
public enum SolverError: Error, Hashable, Sendable {
  /// The required rows could no longer hold together.
  case conflict(Conflict)
  /// A coefficient or constant is infinite or not a number, or the coefficients are too small to
  /// divide by.
  case notFinite
  /// The id is stale, or belongs to another solver.
  case unknownVariable(VariableID)
  /// The id is stale, or belongs to another solver.
  case unknownRow(RowID)
  /// A priority is not in (0, 1000].
  case invalidPriority(Float)
  /// Rows still mention the variable that was to be removed.
  case variableInUse(VariableID)
  /// The operation is for the other kind of row (content size or relation).
  case wrongKind(RowID)
  /// There are more variables, rows or terms than 32-bit ids can address.
  case capacityExceeded
}
