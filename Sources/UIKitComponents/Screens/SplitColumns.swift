// SPDX-License-Identifier: MIT

/// The columns of a split view, in points.
///
/// - Unverified: the width of split view columns.
package enum SplitColumns {
  /// The default width of primary and supplementary columns.
  package static let standardWidth = 320.0
}
