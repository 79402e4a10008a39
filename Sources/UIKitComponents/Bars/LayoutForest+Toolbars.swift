// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver

/// Toolbar heights. A toolbar is higher above the home indicator than elsewhere on the same screen.
extension LayoutForest {
  /// The environment that a toolbar is measured in. It has no home indicator if the toolbar is not
  /// above one.
  func environment(ofToolbar id: ItemID) -> Environment {
    var environment = environment(of: id)
    environment.hasHomeIndicator = environment.hasHomeIndicator && endsAtSafeArea(id)
    return environment
  }

  /// Whether a toolbar ends at the lower safe area. It does unless an imposed safe area or a
  /// constraint shows that it ends elsewhere.
  ///
  /// Source: 60 recorded heights on phones with a home indicator. 57 toolbars at the safe area are
  /// 49 points high. Two above another toolbar, and one in a view without a bottom inset, are 44
  /// points high.
  private func endsAtSafeArea(_ toolbar: ItemID) -> Bool {
    var next = parent(of: toolbar)
    while let item = next {
      if let imposed = self[item].imposedSafeArea {
        if imposed.bottom == 0 { return false }
        break
      }
      next = parent(of: item)
    }
    return !constraints(mentioning: toolbar).contains { id in
      constraint(id).map { isOnTopOfView($0, toolbar) } ?? false
    }
  }

  private func isOnTopOfView(_ constraint: Constraint, _ toolbar: ItemID) -> Bool {
    guard constraint.relation == .equal, constraint.priority == 1000,
      let second = constraint.secondItem
    else { return false }
    let first = constraint.firstItem
    let (lower, attributes) =
      first == toolbar
      ? (second, (constraint.firstAttribute, constraint.secondAttribute))
      : (first, (constraint.secondAttribute, constraint.firstAttribute))
    return attributes == (.bottom, .top) && !isGuide(lower)
  }
}
