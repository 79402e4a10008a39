// SPDX-License-Identifier: MIT

import ConstraintSolver

/// What is to be entered into an engine, and removed from it, before it can answer.
///
/// Changes are only noted when they happen. An item may be noted many times: its rows are written
/// once, and nothing happens where they are unchanged.
struct Pending {
  /// Items whose own rows may differ from those in force.
  var items: [ItemID] = []
  /// Items that may enter or leave the solution.
  var members: [ItemID] = []
  /// Items that need other variables: their frames no longer count, or lengths have other bounds.
  var loosened: [ItemID] = []
  /// Constraints whose rows are to be entered, or may differ.
  var constraints: [ConstraintID] = []
  /// Rows that are no longer in force.
  var rows: [RowID] = []
  /// Variables of items that left, removed once no row mentions them.
  var variables: [VariableID] = []

  /// Whether the order of entry, or what is to break, has changed for rows that have not.
  var isReordered = false

  var count: Int {
    items.count + members.count + loosened.count + constraints.count + rows.count
      + variables.count
  }

  var isEmpty: Bool { count == 0 && !isReordered }
}
