// SPDX-License-Identifier: MIT

/// What is known of the frames of an item and of its children, before they are placed again.
struct Displacement: OptionSet {
  var rawValue: UInt8

  /// The item's solved or applied frame has changed since it was placed.
  static let own = Displacement(rawValue: 1)
  /// The applied size has changed, which children that take no part in the solution follow.
  static let bystanders = Displacement(rawValue: 2)
  /// Nothing is known of the children.
  static let children = Displacement(rawValue: 4)

  static let unknown: Displacement = [.own, .children]
}

extension LayoutForest {
  /// Notes that the frame of `id` may have to be applied anew when its parent is laid out.
  mutating func noteDisplaced(_ id: ItemID) { displacements[id.slot].insert(.own) }

  /// Notes what depends on the applied frame of `id`, which is about to become `frame`.
  mutating func noteApplied(_ frame: Rect, to id: ItemID) {
    changes += 1
    noteDisplaced(id)
    guard items[id.slot].item.frame.size != frame.size else { return }
    mark(id, .layout)
    displacements[id.slot].insert(.bystanders)
  }

  /// The children whose applied frames may differ from the solution, in their order; none is known to be
  /// displaced from then on.
  ///
  /// - Complexity: a look at one byte for each child, as a rule.
  mutating func takeDisplacedChildren(_ id: ItemID) -> [ItemID] {
    let known = displacements[id.slot]
    displacements[id.slot].subtract([.bystanders, .children])
    var displaced: [ItemID] = []
    for child in items[id.slot].children {
      guard
        known.contains(.children) || displacements[child.slot].contains(.own)
          || known.contains(.bystanders) && items[child.slot].variables == nil
      else { continue }
      displacements[child.slot].remove(.own)
      displaced.append(child)
    }
    return displaced
  }
}
