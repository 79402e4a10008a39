// SPDX-License-Identifier: MIT

/// A rule or constraint that decides where an item lies.
public enum AffectingConstraint: Hashable, Sendable {
  case constraint(ConstraintID)
  case implied(ImpliedConstraint)
}

extension LayoutForest {
  /// The constraints in force that place and size of `item` along `axis` depend on: those that mention
  /// it, what its own kind implies, and the same for the items that these lead to, but not down into
  /// what they contain.
  ///
  /// - Complexity: linear in the constraints that are reached.
  public mutating func constraintsAffecting(
    _ item: ItemID, along axis: Axis
  ) -> [AffectingConstraint] {
    guard contains(item) else { return [] }
    let engine = solve(root(of: item))
    guard items[item.slot].participates else { return [] }
    var found: [AffectingConstraint] = []
    var seen: Set<ItemID> = [item]
    var pending = [item]
    while let next = pending.popLast() {
      for id in constraintIDs(of: next) where !engine.broken.contains(id) {
        let constraint = constraints[id.slot].constraint
        let isBelow = constraint.mentionedItems.contains {
          $0 != next && isDescendant($0, of: next) && !seen.contains($0)
        }
        guard constraint.firstAttribute.axis == axis, !isBelow else { continue }
        if !found.contains(.constraint(id)) { found.append(.constraint(id)) }
        for other in constraint.mentionedItems where seen.insert(other).inserted {
          pending.append(other)
        }
      }
      for implied in impliedConstraints(of: next)
      where implied.constraint.firstAttribute.axis == axis {
        found.append(.implied(implied))
      }
      if let parent = items[next.slot].parent, seen.insert(parent).inserted {
        pending.append(parent)
      }
    }
    return found
  }
}
