// SPDX-License-Identifier: MIT

import ConstraintSolver

/// What is to be entered into an engine, and taken out of it, before it can answer.
///
/// Changes are only noted when they happen. The same thing may be noted many times: it is looked at
/// once, and where it says what it said before nothing comes of it.
struct Pending {
  /// Items whose own rows may say something else than those in force.
  var items: [ItemID] = []
  /// Items that may enter or leave the solution.
  var members: [ItemID] = []
  /// Items that need other variables: their frames no longer count, or their lengths have other bounds.
  var loosened: [ItemID] = []
  /// Constraints whose row is to be entered, or may say something else.
  var constraints: [ConstraintID] = []
  /// Rows that are no longer in force.
  var rows: [RowID] = []
  /// Variables of items that left, which go when no row mentions them any more.
  var variables: [VariableID] = []

  /// Whether rows have other places in the order of entry, or are chosen among in another way, though
  /// they say what they said.
  var isReordered = false

  var count: Int {
    items.count + members.count + loosened.count + constraints.count + rows.count
      + variables.count
  }

  var isEmpty: Bool { count == 0 && !isReordered }
}
