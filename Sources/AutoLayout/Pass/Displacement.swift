// SPDX-License-Identifier: MIT

/// The frames of an item and its children that may have to be placed again.
struct Displacement: OptionSet {
  var rawValue: UInt8

  /// The item's solved or applied frame has changed since it was last placed.
  static let own = Displacement(rawValue: 1)
  /// The applied size has changed. Children that take no part in the solution follow it.
  static let unsolvedChildren = Displacement(rawValue: 2)
  /// All children may be displaced.
  static let children = Displacement(rawValue: 4)
  /// The position has changed so that views inside may snap to other pixels. Set only while moved
  /// items are marked.
  static let shifted = Displacement(rawValue: 8)

  static let unknown: Displacement = [.own, .children]
}

extension LayoutForest {
  /// Records that the next layout of its parent may have to apply another frame to `id`.
  mutating func noteDisplaced(_ id: ItemID) { displacements[id.slot].insert(.own) }

  /// Marks everything that depends on the applied frame of `id`, before it changes to `frame`.
  mutating func noteApplied(_ frame: Rect, to id: ItemID) {
    changes += 1
    noteDisplaced(id)
    guard items[id.slot].item.frame.size != frame.size else { return }
    mark(id, .layout)
    displacements[id.slot].insert(.unsolvedChildren)
  }

  /// The children of `id` whose applied frames may differ from the solution, in their order. Their
  /// marks are cleared.
  ///
  /// - Complexity: usually one byte is read for each child.
  mutating func takeDisplacedChildren(_ id: ItemID) -> [ItemID] {
    let known = displacements[id.slot]
    displacements[id.slot].subtract([.unsolvedChildren, .children])
    let children = items[id.slot].children
    if known.contains(.children) {
      for child in children { displacements[child.slot].remove(.own) }
      return children
    }
    var displaced: [ItemID] = []
    displaced.reserveCapacity(children.count)
    for child in children {
      if displacements[child.slot].remove(.own) != nil
        || known.contains(.unsolvedChildren) && items[child.slot].variables == nil
      {
        displaced.append(child)
      }
    }
    return displaced
  }
}
