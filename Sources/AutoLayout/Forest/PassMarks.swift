// SPDX-License-Identifier: MIT

/// The pending work of a pass for an item, and whether any descendant has pending work. A pass
/// visits only marked items.
struct PassMarks: OptionSet, Sendable {
  var rawValue: UInt8

  static let updateConstraints = PassMarks(rawValue: 1)
  static let measuring = PassMarks(rawValue: 2)
  static let layout = PassMarks(rawValue: 4)
  /// A descendant has marks.
  static let descendants = PassMarks(rawValue: 8)

  static let everything: PassMarks = [.updateConstraints, .measuring, .layout]
}

extension LayoutForest {
  /// Adds marks to `id`, and the mark for marked descendants to its ancestors. Guides are never
  /// marked.
  ///
  /// - Complexity: linear in the number of ancestors without that mark.
  mutating func mark(_ id: ItemID, _ marks: PassMarks) {
    changes += 1
    guard !items[id.slot].item.isGuide else { return }
    self.marks[id.slot].formUnion(marks)
    markAncestors(of: id)
  }

  /// Marks the item that places `id`: its superview, or `id` itself if it is a root.
  mutating func markHolder(of id: ItemID) {
    noteDisplaced(id)
    mark(items[id.slot].parent ?? id, .layout)
  }

  mutating func markAncestors(of id: ItemID) {
    var next = items[id.slot].parent
    while let current = next, !self.marks[current.slot].contains(.descendants) {
      self.marks[current.slot].insert(.descendants)
      next = items[current.slot].parent
    }
  }

  /// `top` and its marked descendants; parents first.
  func markedItems(below top: ItemID) -> [ItemID] {
    var order: [ItemID] = []
    var pending = [top]
    while let next = pending.popLast() {
      order.append(next)
      guard self.marks[next.slot].contains(.descendants) else { continue }
      for child in items[next.slot].children.reversed() where !self.marks[child.slot].isEmpty {
        pending.append(child)
      }
    }
    return order
  }

  /// Whether `top` or a descendant has any of `marks`. Items whose children are all unmarked lose
  /// ``PassMarks/descendants``.
  mutating func hasMarks(_ marks: PassMarks, from top: ItemID) -> Bool {
    var found = false
    for id in markedItems(below: top).reversed() {
      found = found || !self.marks[id.slot].isDisjoint(with: marks)
      guard self.marks[id.slot].contains(.descendants) else { continue }
      if items[id.slot].children.allSatisfy({ self.marks[$0.slot].isEmpty }) {
        self.marks[id.slot].remove(.descendants)
      }
    }
    return found
  }
}
