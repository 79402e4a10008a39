// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The dependencies of an engine on safe areas and margins, which may depend on solved frames.
struct InsetTracking {
  /// Whether any row has margins or safe areas among its constants.
  var hasRows = false
  /// Whether the insets of all views in the solution were derived from a solution.
  var areDerived = false
  /// The views whose insets depend on their solved frames. Some may have been removed.
  var views: Set<ItemID> = []
  /// The rows that were redundant when they were entered. Some may have been removed.
  var redundantRows: Set<RowID> = []
  /// Whether insets depended on themselves in the last solution.
  var hasFeedback = false

  /// Forgets everything about rows and frames, because all rows are made again.
  mutating func reset() {
    areDerived = false
    (views, redundantRows) = ([], [])
  }
}
