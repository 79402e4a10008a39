// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// A rule of a stack view with its sides as UIKit writes them: the canvas before the item, the first
  /// item before the others, the next one after the one before it.
  ///
  /// Source: constraints of stack views in published logs and prints.
  func oriented(_ constraint: Constraint, _ role: StackRole, of stack: ItemID) -> Constraint {
    guard let second = constraint.secondItem, constraint.multiplier == 1,
      case .stackView(let arrangement) = items[stack.slot].item.kind
    else { return constraint }
    let isInOrder =
      switch role {
      case .canvasConnection:
        // Bounds are written `<=`: the canvas begins before the item, the item ends before the canvas.
        constraint.relation == .equal
          ? constraint.firstItem == stack : constraint.relation == .lessThanOrEqual
      case .alignment: constraint.firstItem == arrangement.items.first
      case .spacing: constraint.firstAttribute.isLowEdge
      case .fillEqually: second == arrangement.items.first { !items[$0.slot].item.isHidden }
      default: true
      }
    guard !isInOrder else { return constraint }
    var turned = constraint
    (turned.firstItem, turned.secondItem) = (second, constraint.firstItem)
    turned.firstAttribute = constraint.secondAttribute
    turned.secondAttribute = constraint.firstAttribute
    turned.relation = constraint.relation.turned
    turned.constant = constraint.constant == 0 ? 0 : -constraint.constant
    return turned
  }
}

extension Attribute {
  /// Whether an item begins there.
  fileprivate var isLowEdge: Bool {
    self == .left || self == .leading || self == .top || self == .firstBaseline
  }
}
