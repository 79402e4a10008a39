// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The state of a refresh: the rows that it enters, and the other changes it collects.
struct Refresh {
  /// The serial number of the refresh. It prevents an item's rows from being written twice in one
  /// refresh.
  let number: UInt64
  /// Rows that are entered together.
  var entering = RowDraft()
  /// Rows of stack views, which are entered after all others.
  var arranging = RowDraft()
  /// Rows that stay in force after the new rows of their item.
  var tails: [(item: ItemID, rows: [RowID])] = []
  /// New constants of rows that stay and are not required.
  var constants: [(row: RowID, value: Double)] = []
  /// The place of the earliest required row that was added or changed. It is only tracked while
  /// there are contradictions.
  var earliestChange: EntryPlace?
  /// A reused buffer for the rows of one item or constraint.
  var written = RowDraft()

  init(number: UInt64) { self.number = number }

  /// Records that the required row at `place` was added or changed.
  mutating func noteChange(at place: EntryPlace) {
    earliestChange = min(earliestChange ?? place, place)
  }
}
