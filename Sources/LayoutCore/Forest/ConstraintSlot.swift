// SPDX-License-Identifier: MIT

import ConstraintSolver

/// An active constraint with its holder and its row.
package struct ConstraintSlot {
  package var constraint: Constraint
  package var generation: UInt32
  package var isLive: Bool
  /// The item that holds the constraint: an ancestor of both items, or one of them.
  package var holder: ItemID
  /// Counts up with every activation; ties break in this order.
  package var activation: UInt64
  /// The constraint's row in its root's engine; nil while broken or not yet entered.
  var row: RowID?
}
