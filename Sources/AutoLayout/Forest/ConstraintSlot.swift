// SPDX-License-Identifier: MIT

import ConstraintSolver

/// An active constraint with its holder and its row.
package struct ConstraintSlot {
  package var constraint: Constraint
  /// Counts up with every activation; ties break in this order.
  package var activation: UInt64
  package var generation: UInt32
  /// The item that holds the constraint: an ancestor of both items, or one of them.
  package var holder: ItemID
  /// The constraint's row in its root's engine; nil while broken or not yet entered.
  var row: RowID?
  package var isLive: Bool
}
