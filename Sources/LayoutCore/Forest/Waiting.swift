// SPDX-License-Identifier: MIT

/// The steps that an item or one below it waits for: the marks by which a pass finds its way
/// without visiting the whole tree.
struct Waiting: OptionSet, Sendable {
  var rawValue: UInt8

  static let updateConstraints = Waiting(rawValue: 1)
  static let measuring = Waiting(rawValue: 2)
  static let layout = Waiting(rawValue: 4)
  /// An item below this one waits.
  static let below = Waiting(rawValue: 8)

  static let everything: Waiting = [.updateConstraints, .measuring, .layout]
}

extension LayoutForest {
  /// Marks `id`, and its ancestors as lying above an item that waits. Guides wait for nothing.
  ///
  /// - Complexity: linear in the number of ancestors that are not marked yet.
  mutating func mark(_ id: ItemID, _ waiting: Waiting) {
    guard !items[id.slot].item.isGuide else { return }
    items[id.slot].waiting.formUnion(waiting)
    markWay(to: id)
  }

  /// Marks the item that places `id`: its superview, or itself at a root.
  mutating func markHolder(of id: ItemID) {
    mark(items[id.slot].parent ?? id, .layout)
  }

  /// Marks the ancestors of `id` as lying above an item that waits.
  mutating func markWay(to id: ItemID) {
    var next = items[id.slot].parent
    while let current = next, !items[current.slot].waiting.contains(.below) {
      items[current.slot].waiting.insert(.below)
      next = items[current.slot].parent
    }
  }

  /// Items below `top` that wait or lie above others that do, and `top` itself; parents first.
  func waitingOrder(below top: ItemID) -> [ItemID] {
    var order: [ItemID] = []
    var pending = [top]
    while let next = pending.popLast() {
      order.append(next)
      guard items[next.slot].waiting.contains(.below) else { continue }
      for child in items[next.slot].children.reversed() where !items[child.slot].waiting.isEmpty {
        pending.append(child)
      }
    }
    return order
  }

  /// Whether `top` or an item below it waits for any of `kinds`; removes the marks of ancestors
  /// below which nothing waits.
  mutating func waits(_ top: ItemID, for kinds: Waiting) -> Bool {
    var found = false
    for id in waitingOrder(below: top).reversed() {
      found = found || !items[id.slot].waiting.isDisjoint(with: kinds)
      guard items[id.slot].waiting.contains(.below) else { continue }
      if items[id.slot].children.allSatisfy({ items[$0.slot].waiting.isEmpty }) {
        items[id.slot].waiting.remove(.below)
      }
    }
    return found
  }
}
