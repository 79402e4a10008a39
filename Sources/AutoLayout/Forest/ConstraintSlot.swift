// SPDX-License-Identifier: MIT

import ConstraintSolver

/// An active constraint, its holder and its row.
package struct ConstraintSlot {
  package var constraint: Constraint
  /// The serial number of the activation. Ties between constraints are broken in this order.
  package var activation: UInt64
  package var generation: UInt32
  /// The item that holds the constraint: one of its items, or an ancestor of both.
  package var holder: ItemID
  /// The constraint's row in the engine of its root; nil while it is broken or not yet entered.
  var row: RowID?
  package var isLive: Bool
}
