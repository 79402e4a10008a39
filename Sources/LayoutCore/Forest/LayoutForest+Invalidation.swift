// SPDX-License-Identifier: MIT

/// What a change makes stale. Nothing is solved here: a layout or a question about it does that.
extension LayoutForest {
  /// Everything about `item`'s tree may have changed: its rows are made anew at the next solution.
  mutating func invalidateStructure(of item: ItemID) {
    guard contains(item) else { return }
    items[item.slot].measured.isCurrent = false
    mark(item, [.measuring, .layout])
    markHolder(of: item)
    items[root(of: item).slot].engine?.needsRebuild = true
  }

  /// The constants of the rows that `item` makes itself have changed.
  mutating func invalidateRows(of item: ItemID) {
    guard contains(item) else { return }
    mark(item, .layout)
    markHolder(of: item)
    items[root(of: item).slot].engine?.pendingItems.append(item)
  }

  /// An active constraint is new, is about to go, or has another constant or priority.
  mutating func invalidateRows(ofConstraint id: ConstraintID) {
    let holder = constraints[id.slot].holder
    guard contains(holder) else { return }
    items[root(of: holder).slot].engine?.pendingConstraints.append(id)
  }

  mutating func invalidateAllRoots() {
    for index in items.indices where items[index].isLive {
      items[index].measured.isCurrent = false
      items[index].engine?.needsRebuild = true
      mark(
        ItemID(index: Int32(index), generation: items[index].generation), [.measuring, .layout])
    }
  }

  /// Marks the content of `item` as changed, so that it is measured again.
  public mutating func invalidateContentSize(of item: ItemID) {
    guard contains(item) else { return }
    items[item.slot].measured.isCurrent = false
    mark(item, [.measuring, .updateConstraints])
    invalidateRows(of: item)
  }
}
