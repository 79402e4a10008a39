// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A row that can be taken out of force and brought back.
enum SettledRow: Hashable {
  /// That of a constraint, which is not in the solver while it is out of force.
  case constraint(ConstraintID)
  /// One that an item makes, which keeps its place: out of force its priority is below all others.
  case own(RowID)
}

/// A conflict that stands, and how it was settled.
///
/// Required rows enter one after the other (``EntryPlace``). One that contradicts those before it is broken,
/// or breaks one of them and tries again: each time that is one of these, in the order of entry. What
/// happens to rows behind the one that was refused cannot change it; what happens to one before may.
struct Contradiction {
  /// The row that was refused in its turn; in force unless it is what was broken.
  var refused: SettledRow
  /// What is out of force since; nil where all of them gave way.
  var broken: SettledRow?
  /// What is said about it.
  var report: LayoutConflict
  /// The rows that cannot hold together, apart from hidden bounds.
  var rows: [SettledRow]
}
