// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The rows that a refresh enters, while it goes through the changes.
struct Refresh {
  /// Counts refreshes, so that no item's rows are written twice in one.
  let number: UInt64
  /// Rows to be entered together.
  var entering = RowDraft()
  /// Rows of arrangements, which are entered behind all others.
  var arranging = RowDraft()
  /// Rows that stay in force behind those that their item is about to get.
  var tails: [(item: ItemID, rows: [RowID])] = []
  /// The new constants of rows that stay and are not required.
  var constants: [(row: RowID, value: Double)] = []
  /// The place of the earliest required row that was added or changed, as far as it matters.
  var earliestChange: EntryPlace?
  /// A buffer for the rows of one item or constraint, used again and again.
  var written = RowDraft()

  init(number: UInt64) { self.number = number }

  /// Notes that the required row at `place` was added or changed.
  mutating func noteChange(at place: EntryPlace) {
    earliestChange = min(earliestChange ?? place, place)
  }
}
