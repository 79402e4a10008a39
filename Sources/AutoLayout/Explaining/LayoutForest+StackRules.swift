// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Exchanges the sides of a stack view's rule if UIKit writes them in the other order.
  ///
  /// UIKit writes the canvas before the item, the first item before the others, each item before
  /// its predecessor, and the spanner before the items it spans.
  ///
  /// Source: constraints of stack views in published logs and prints.
  func orient(_ rule: inout ImpliedConstraint, _ role: StackRole, of stack: ItemID) {
    let constraint = rule.constraint
    guard let second = constraint.secondItem, constraint.multiplier == 1,
      case .stackView(let arrangement) = items[stack.slot].item.kind
    else { return }
    let isInOrder =
      switch role {
      case .canvasConnection:
        // Bounds are written with `<=`: the canvas starts before the item and ends after it.
        constraint.relation == .equal
          ? constraint.firstItem == stack && rule.spannerSide != .first
          : constraint.relation == .lessThanOrEqual
      case .alignment: constraint.firstItem == arrangement.items.first
      case .spacing: constraint.firstAttribute.isLowEdge
      case .fillEqually: second == arrangement.items.first { !items[$0.slot].item.isHidden }
      case .spanningBoundary: rule.spannerSide == .first
      default: true
      }
    guard !isInOrder else { return }
    rule.constraint.firstItem = second
    rule.constraint.firstAttribute = constraint.secondAttribute
    rule.constraint.secondItem = constraint.firstItem
    rule.constraint.secondAttribute = constraint.firstAttribute
    rule.constraint.relation = constraint.relation.negated
    rule.constraint.constant = constraint.constant == 0 ? 0 : -constraint.constant
    rule.spannerSide = rule.spannerSide.map { $0 == .first ? .second : .first }
  }
}

extension Attribute {
  /// Whether the attribute is the edge at the start of an item.
  fileprivate var isLowEdge: Bool {
    self == .left || self == .leading || self == .top || self == .firstBaseline
  }
}
