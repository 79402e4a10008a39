// SPDX-License-Identifier: MIT

package import AutoLayout
package import Diagnostics

/// Checks a tree that lives in a forest: the rules about layouts, as for files.
package enum TreeCheck {
  /// The findings for the tree that `snapshot` shows.
  ///
  /// - Parameter views: what is known of its views by item; others are not looked at.
  package static func diagnostics(
    _ snapshot: LayoutSnapshot, in forest: inout LayoutForest, views: [ItemID: CheckedView]
  ) -> [Diagnostic] {
    let names = ConstraintNames(views: views)
    let layout = CheckedLayout(
      snapshot, views: views, platform: snapshot.environment.platform)
    let findings =
      ConflictRule(names: names).findings(snapshot.conflicts, in: forest)
      + AmbiguityRule(names: names).findings(snapshot, in: &forest)
      + layout.findings + layout.contrastFindings()
      + TreeConstraintRules(names: names, snapshot: snapshot).findings(in: forest)
    return findings.map(\.diagnostic)
  }
}
