// SPDX-License-Identifier: MIT

/// The columns of a split view, in points.
///
/// - Unverified: their width.
package enum SplitColumns {
  /// The width of primary and supplementary columns of which nobody says anything.
  package static let standardWidth = 320.0
}
