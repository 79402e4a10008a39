// SPDX-License-Identifier: MIT

package import AutoLayout
package import Diagnostics

/// Checks a live tree of views with the rules about layouts.
package enum TreeCheck {
  /// The diagnostics for the tree in `snapshot`.
  ///
  /// - Parameter views: facts about the tree's views, by item. Views without an entry are not
  ///   checked.
  package static func diagnostics(
    _ snapshot: LayoutSnapshot, in forest: inout LayoutForest, views: [ItemID: CheckedView]
  ) -> [Diagnostic] {
    let names = ConstraintNames(views: views)
    let layout = CheckedLayout(
      snapshot, views: views, platform: snapshot.environment.platform)
    let findings =
      ConflictRule(names: names).findings(snapshot.conflicts, in: &forest)
      + AmbiguityRule(names: names).findings(snapshot, in: &forest)
      + layout.findings + layout.contrastFindings()
      + TreeConstraintRules(names: names, snapshot: snapshot).findings(in: forest)
    return findings.map { $0.diagnostic }
  }
}
