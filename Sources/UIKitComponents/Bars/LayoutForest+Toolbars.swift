// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver

/// Toolbars are higher above the home indicator than elsewhere on the same screen.
extension LayoutForest {
  /// What a toolbar measures itself by: without a home indicator where none lies below it.
  func environment(ofToolbar id: ItemID) -> Environment {
    var environment = environment(of: id)
    environment.hasHomeIndicator = environment.hasHomeIndicator && standsAtLowerEdge(id)
    return environment
  }

  /// Whether nothing says that a toolbar ends elsewhere than at the lower safe area.
  ///
  /// Source: 60 recorded heights on phones with a home indicator. 57 toolbars at the safe area have 49
  /// points; two above another toolbar and one in a view without an inset below have 44.
  private func standsAtLowerEdge(_ toolbar: ItemID) -> Bool {
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
