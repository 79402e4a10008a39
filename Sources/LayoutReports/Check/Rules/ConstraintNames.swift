// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver

/// Describes constraints and items in words.
struct ConstraintNames {
  var views: [ItemID: CheckedView]

  func text(_ constraint: Constraint, in forest: borrowing LayoutForest) -> String {
    var text = place(constraint.firstItem, constraint.firstAttribute, forest)
    switch constraint.relation {
    case .equal: text += " == "
    case .lessThanOrEqual: text += " <= "
    case .greaterThanOrEqual: text += " >= "
    }
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(NumberText.of(constraint.multiplier)) × " }
      text += place(second, constraint.secondAttribute, forest)
      if constraint.constant != 0 {
        text += " \(constraint.constant < 0 ? "-" : "+") \(NumberText.of(abs(constraint.constant)))"
      }
    } else {
      text += NumberText.of(constraint.constant)
    }
    if constraint.priority < 1000 { text += " @\(points(Double(constraint.priority)))" }
    return text
  }

  func name(of item: ItemID, _ forest: borrowing LayoutForest) -> String {
    if let view = views[item] { return view.name }
    let owner = forest.parent(of: item).map { name(of: $0, forest) } ?? "the screen"
    switch forest[item].kind {
    case .guide(.safeArea): return "the safe area"
    case .guide(.layoutMargins): return "the margins of \(owner)"
    case .guide(.readableContent): return "the readable area of \(owner)"
    case .guide(.scrollContent): return "the content of \(owner)"
    case .guide(.scrollFrame): return "the frame of \(owner)"
    case .guide(.topLayoutGuide): return "the top guide"
    case .guide(.bottomLayoutGuide): return "the bottom guide"
    case .guide: return "a guide of \(owner)"
    default: return "a \(forest[item].name)"
    }
  }

  private func place(
    _ item: ItemID, _ attribute: Attribute, _ forest: borrowing LayoutForest
  ) -> String { "\(name(of: item, forest)).\(attribute)" }
}
