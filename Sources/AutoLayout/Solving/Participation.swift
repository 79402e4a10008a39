// SPDX-License-Identifier: MIT

/// The items that take part in the solution.
///
/// A view without constraints keeps its frame or follows its mask without rows, because UIKit only
/// makes autoresizing constraints for views that need them. The solution contains the items that
/// constraints mention, arranged subviews, and all their ancestors. It also contains the content
/// area of a scroll view in the solution, because the scroll view's descendants are placed in it.
extension LayoutForest {
  /// Determines participation for all items of `order` (parents first).
  mutating func decideParticipation(_ order: [ItemID], in root: ItemID) {
    for id in order {
      items[id.slot].participates = constraintIDs(of: id).contains {
        isDescendant(constraints[$0.slot].holder, of: root)
      }
    }
    for id in order {
      guard case .stackView(let stack) = items[id.slot].item.kind else { continue }
      for item in stack.items where parent(of: item) == id { items[item.slot].participates = true }
    }
    for id in order.reversed() where id != root && items[id.slot].participates {
      if let parent = items[id.slot].parent { items[parent.slot].participates = true }
    }
    for id in order where !items[id.slot].participates && isContentArea(id) {
      if let owner = parent(of: id) {
        items[id.slot].participates = items[owner.slot].participates
      }
    }
  }

  /// Determines participation again for `questioned`, and for the ancestors that depend on them.
  ///
  /// - Returns: the items that enter or leave the solution.
  /// - Complexity: usually linear in the number of questioned items and their depth.
  mutating func reviseParticipation(_ questioned: [ItemID], in root: ItemID) -> [ItemID] {
    var pending = questioned
    var revised: [ItemID] = []
    while let id = pending.popLast() {
      guard isDescendant(id, of: root) else { continue }
      let participates = isNeeded(id)
      guard participates != items[id.slot].participates else { continue }
      items[id.slot].participates = participates
      revised.append(id)
      if let parent = items[id.slot].parent { pending.append(parent) }
      pending += items[id.slot].children.filter { isContentArea($0) }
    }
    return revised
  }

  private func isNeeded(_ id: ItemID) -> Bool {
    if !items[id.slot].constraints.isEmpty { return true }
    let parent = items[id.slot].parent
    if isContentArea(id) { return parent.map { items[$0.slot].participates } ?? false }
    if let parent, arrangement(of: parent)?.items.contains(id) ?? false { return true }
    return items[id.slot].children.contains {
      items[$0.slot].participates && !(isContentArea($0) && items[$0.slot].constraints.isEmpty)
    }
  }

  private func isContentArea(_ id: ItemID) -> Bool {
    items[id.slot].item.kind == .guide(.scrollContent)
  }
}
