// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A row that can be taken out of force and brought back.
enum SettledRow: Hashable {
  /// The row of a constraint, which is not in the solver while it is out of force.
  case constraint(ConstraintID)
  /// A row that an item makes and that keeps its place: out of force its priority is below others'.
  case own(RowID)
}

/// A standing conflict and how it was settled.
///
/// Required rows enter one after the other (``EntryPlace``). A row that contradicts those before it
/// is broken, or breaks one of them and is tried again: each of these is one contradiction, in the
/// order of entry. Changes of rows behind the refused one cannot change it; changes of rows before
/// it may.
struct Contradiction {
  /// The row that was refused in its turn; in force unless it is what was broken.
  var refused: SettledRow
  /// The row that is out of force; nil where all of them were relaxed.
  var broken: SettledRow?
  /// The conflict as it is reported.
  var report: LayoutConflict
  /// The rows that cannot hold together, apart from hidden bounds.
  var rows: [SettledRow]
}
