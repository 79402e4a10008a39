// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A row that can be taken out of force and brought back.
enum ConflictRow: Hashable {
  /// The row of a constraint. While it is out of force, the solver does not contain it.
  case constraint(ConstraintID)
  /// A row that an item produces. It stays in the solver; while it is out of force, its priority is
  /// below all others.
  case own(RowID)
}

/// A current conflict and its resolution.
///
/// Changes of rows after the refused row cannot affect it. Changes of rows before it may.
struct Contradiction {
  /// The row that was refused in its turn. It is in force unless it was broken.
  var refused: ConflictRow
  /// The row that was taken out of force; nil if all rows were relaxed.
  var broken: ConflictRow?
  /// The conflict in the form in which it is reported.
  var report: LayoutConflict
  /// The rows that cannot hold together, without the bounds that keep sizes from being negative.
  var rows: [ConflictRow]
}
