// SPDX-License-Identifier: MIT

/// The mapping from the items and constraints of a copied tree to those of the copy.
package struct TreeCopy: Sendable {
  package var items: [ItemID: ItemID] = [:]
  package var constraints: [ConstraintID: ConstraintID] = [:]
}

extension LayoutForest {
  /// Copies `root` of another forest, its descendants and all constraints held in the tree. The
  /// copy is a root of this forest. Constraints keep the order of their activation.
  ///
  /// - Complexity: linear in the items, and in the constraints times the depth of the tree.
  package mutating func copy(_ root: ItemID, of other: borrowing LayoutForest) -> TreeCopy {
    var copy = TreeCopy()
    let order = other.preorder(root)
    for id in order { copy.items[id] = makeItem(other[id]) }
    var held: [ConstraintID] = []
    for id in order {
      guard let new = copy.items[id] else { continue }
      items[new.slot].parent = id == root ? nil : other.parent(of: id).flatMap { copy.items[$0] }
      items[new.slot].children = other.children(of: id).compactMap { copy.items[$0] }
      items[new.slot].item = Self.renamed(items[new.slot].item, copy.items)
      for constraint in other.constraints(mentioning: id)
      where other.holder(of: constraint).map({ copy.items[$0] != nil }) ?? false {
        held.append(constraint)
      }
    }
    held.sort { other.activation(of: $0) < other.activation(of: $1) }
    for id in held where copy.constraints[id] == nil {
      guard var constraint = other.constraint(id), let holder = other.holder(of: id),
        let first = copy.items[constraint.firstItem]
      else { continue }
      constraint.firstItem = first
      constraint.secondItem = constraint.secondItem.flatMap { copy.items[$0] }
      // The constraint is active in the other forest with the same items, so activation succeeds.
      copy.constraints[id] = try? activate(constraint, holder: copy.items[holder])
    }
    return copy
  }

  /// A copy of the forest with the same ids. It has all measured sizes and applied frames, and
  /// solves from scratch.
  ///
  /// - Complexity: linear in the items and constraints.
  package borrowing func duplicate() -> LayoutForest {
    var copy = LayoutForest(environment: environment, screenMargins: marginsByPlatform)
    (copy.hasOwnPixels, copy.hasKeyboardGuides) = (hasOwnPixels, hasKeyboardGuides)
    (copy.items, copy.freeItems) = (items, freeItems)
    (copy.marks, copy.displacements) = (marks, displacements)
    (copy.measures, copy.generations) = (measures, generations)
    (copy.constraints, copy.freeConstraints) = (constraints, freeConstraints)
    copy.activations = activations
    (copy.refreshes, copy.conflictChanges, copy.changes) = (refreshes, conflictChanges, changes)
    copy.fittings = fittings
    for index in copy.items.indices {
      // The engine is a class instance, so the copy must not share it.
      copy.items[index].engine = nil
      copy.items[index].variables = nil
      copy.items[index].rows = []
      copy.items[index].participates = false
    }
    for index in copy.constraints.indices { copy.constraints[index].row = nil }
    return copy
  }

  private static func renamed(_ item: Item, _ names: [ItemID: ItemID]) -> Item {
    var item = item
    item.firstBaselineItem = item.firstBaselineItem.flatMap { names[$0] }
    item.lastBaselineItem = item.lastBaselineItem.flatMap { names[$0] }
    // The host of the copy places the children that contents place.
    item.layoutContent = item.layoutContent.withoutItems()
    guard case .stackView(var arrangement) = item.kind else { return item }
    arrangement.items = arrangement.items.compactMap { names[$0] }
    var spacing: [ItemID: StackArrangement.Spacing] = [:]
    for (id, value) in arrangement.customSpacing {
      if let id = names[id] { spacing[id] = value }
    }
    arrangement.customSpacing = spacing
    item.kind = .stackView(arrangement)
    return item
  }
}
