// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// A forest that was never anything else: the tree of another one, built anew with its constraints in
/// the same order of activation.
struct FreshForest: ~Copyable {
  var forest: LayoutForest
  let root: ItemID
  /// The items of the original, by those that stand for them here.
  private(set) var originals: [ItemID: ItemID] = [:]
  private(set) var originalConstraints: [ConstraintID: ConstraintID] = [:]

  init(copying original: borrowing LayoutForest, root: ItemID) throws {
    forest = LayoutForest(environment: original.environment)
    let order = Self.preorder(original, root)
    var copies: [ItemID: ItemID] = [:]
    for id in order {
      copies[id] = forest.makeItem(original[id])
      if let parent = original.parent(of: id), let copy = copies[id], let outer = copies[parent] {
        forest.insert(copy, into: outer)
      }
    }
    if let copy = copies[root] { self.root = copy } else { self.root = forest.makeItem(Item()) }
    for (id, copy) in copies {
      originals[copy] = id
      var item = original[id]
      if case .stackView(var stack) = item.kind {
        stack.items = stack.items.compactMap { copies[$0] }
        stack.customSpacing = [:]
        item.kind = .stackView(stack)
      }
      item.firstBaselineItem = item.firstBaselineItem.flatMap { copies[$0] }
      item.lastBaselineItem = item.lastBaselineItem.flatMap { copies[$0] }
      // What constraints place has no frame before its first layout.
      let isPlaced = !original.constraints(mentioning: id).isEmpty
      if id != root, !item.translatesAutoresizingMask, isPlaced { item.frame = .zero }
      forest[copy] = item
    }
    let constraints = Set(order.flatMap { original.constraints(mentioning: $0) })
    for id in constraints.sorted(by: { original.activation(of: $0) < original.activation(of: $1) })
    {
      guard var constraint = original.constraint(id), let first = copies[constraint.firstItem]
      else { continue }
      constraint.firstItem = first
      constraint.secondItem = constraint.secondItem.flatMap { copies[$0] }
      let copy = try forest.activate(
        constraint, holder: original.holder(of: id).flatMap { copies[$0] })
      originalConstraints[copy] = id
    }
  }

  static func preorder(_ forest: borrowing LayoutForest, _ root: ItemID) -> [ItemID] {
    var order: [ItemID] = []
    var pending = [root]
    while let next = pending.popLast() {
      order.append(next)
      pending += forest.children(of: next).reversed()
    }
    return order
  }
}
