// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The changes that an engine must enter before its next solution.
///
/// Changes are only queued when they happen. An item may be queued many times, but its rows are
/// written once, and rows that are unchanged stay.
struct Pending {
  /// Items whose own rows may differ from those in force.
  var items: [ItemID] = []
  /// Items whose content sizes may differ from those in force.
  var contents: [ItemID] = []
  /// Items that may enter or leave the solution.
  var members: [ItemID] = []
  /// Items that need new variables, because their frames no longer count or their lengths have
  /// other bounds.
  var loosened: [ItemID] = []
  /// Constraints whose rows must be entered or may differ.
  var constraints: [ConstraintID] = []
  /// Rows that are no longer in force.
  var rows: [RowID] = []
  /// Variables of items that left. They are removed once no row mentions them.
  var variables: [VariableID] = []

  /// Whether the order of entry or the choice of broken rows changed for rows that are unchanged.
  var isReordered = false

  var count: Int {
    items.count + contents.count + members.count + loosened.count + constraints.count + rows.count
      + variables.count
  }

  /// The items that are new or changed, with repetitions.
  var changedItems: [ItemID] { items + contents + members }

  var isEmpty: Bool { count == 0 && !isReordered }
}
