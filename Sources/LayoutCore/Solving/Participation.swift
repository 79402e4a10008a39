// SPDX-License-Identifier: MIT

extension LayoutForest {
  /// Decides which items of `order` (parents first) take part in the solution.
  ///
  /// A view that no constraint touches keeps its frame or follows its mask without rows, as UIKit
  /// makes autoresizing constraints only for views that are needed. Needed are items that constraints
  /// mention, arranged subviews, and everything above them.
  mutating func decideParticipation(_ order: [ItemID], in root: ItemID) {
    for id in order {
      items[id.slot].participates = items[id.slot].constraints.contains {
        isDescendant(constraints[$0.slot].holder, of: root)
      }
    }
    for id in order {
      guard case .stackView(let stack) = items[id.slot].item.kind else { continue }
      for item in stack.items where parent(of: item) == id { items[item.slot].participates = true }
    }
    for id in order.reversed() where items[id.slot].participates {
      if let parent = parent(of: id) { items[parent.slot].participates = true }
    }
    // System guides of a view that takes part are tied to it and serve its constraints; a scroll
    // view's content area is what its descendants are placed in.
    for id in order where !items[id.slot].participates {
      guard case .guide(.scrollContent) = items[id.slot].item.kind, let owner = parent(of: id)
      else { continue }
      items[id.slot].participates = items[owner.slot].participates
    }
  }
}
