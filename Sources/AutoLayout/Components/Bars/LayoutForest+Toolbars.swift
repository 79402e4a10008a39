// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Toolbar heights. A toolbar is higher above the home indicator than elsewhere on the same screen.
extension LayoutForest {
  /// The environment that a toolbar is measured in. It has no home indicator if the toolbar is not
  /// above one.
  func environment(ofToolbar id: ItemID) -> Environment {
    var environment = environment(of: id)
    environment.hasHomeIndicator = environment.hasHomeIndicator && standsAtLowerEdge(id)
    return environment
  }

  func isToolbar(_ id: ItemID) -> Bool {
    guard case .bar(let bar) = items[id.slot].item.content else { return false }
    return bar.kind == .toolbar
  }

  /// Invalidates the toolbars among `mentioned`, because their constraints have changed.
  mutating func invalidateToolbars(among mentioned: [ItemID]) {
    for item in mentioned where contains(item) && isToolbar(item) { invalidate(item, .content) }
  }

  /// Whether one of `item` and `old` has a bottom safe area inset and the other does not.
  func hasOtherLowerEdge(_ item: ItemID, than old: Item) -> Bool {
    let now = items[item.slot].item.imposedSafeArea
    return old.imposedSafeArea.map { $0.bottom == 0 } != now.map { $0.bottom == 0 }
  }

  mutating func invalidateToolbars(inside item: ItemID) {
    var pending = [item]
    while let next = pending.popLast() {
      pending += items[next.slot].children
      if isToolbar(next) { invalidate(next, .content) }
    }
  }

  /// Whether a toolbar ends at the lower safe area. It does unless an imposed safe area or a
  /// constraint shows that it ends elsewhere.
  ///
  /// Source: 60 recorded heights on phones with a home indicator. 57 toolbars at the safe area are
  /// 49 points high. Two above another toolbar, and one in a view without a bottom inset, are 44
  /// points high.
  private func standsAtLowerEdge(_ toolbar: ItemID) -> Bool {
    var next = parent(of: toolbar)
    while let item = next {
      if let imposed = items[item.slot].item.imposedSafeArea {
        if imposed.bottom == 0 { return false }
        break
      }
      next = parent(of: item)
    }
    return !constraintIDs(of: toolbar).contains {
      isOnTopOfView(constraints[$0.slot].constraint, toolbar)
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
    return attributes == (.bottom, .top) && !items[lower.slot].item.isGuide
  }
}
