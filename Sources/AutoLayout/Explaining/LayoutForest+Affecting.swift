// SPDX-License-Identifier: MIT

/// A rule or constraint that affects the layout of an item.
public enum AffectingConstraint: Hashable, Sendable {
  case constraint(ConstraintID)
  case implied(ImpliedConstraint)
}

extension LayoutForest {
  /// The constraints and rules in force that affect the position and size of `item` along `axis`.
  ///
  /// The search starts at the item and continues with the items that its constraints mention and
  /// with its superview. It does not follow constraints from an item down to its descendants.
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
      for id in constraintIDs(of: next) where !engine.resolution.broken.contains(id) {
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
