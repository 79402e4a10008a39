// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver

/// Describes constraints and items in words.
struct ConstraintNames {
  var views: [ItemID: CheckedView]

  func text(_ constraint: Constraint, in forest: borrowing LayoutForest) -> String {
    Self.text(
      place(constraint.firstItem, constraint.firstAttribute, forest), constraint.relation,
      constraint.multiplier,
      constraint.secondItem.map { place($0, constraint.secondAttribute, forest) },
      constraint.constant, constraint.priority)
  }

  /// - Parameters:
  ///   - first: the first item and attribute, as text.
  ///   - second: the second item and attribute, or nil without a second item.
  static func text(
    _ first: String, _ relation: Relation, _ multiplier: Double, _ second: String?,
    _ constant: Double, _ priority: Float
  ) -> String {
    var text = first
    switch relation {
    case .equal: text += " == "
    case .lessThanOrEqual: text += " <= "
    case .greaterThanOrEqual: text += " >= "
    }
    if let second {
      if multiplier != 1 { text += "\(NumberText.of(multiplier)) × " }
      text += second
      if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") \(NumberText.of(abs(constant)))"
      }
    } else {
      text += NumberText.of(constant)
    }
    if priority < 1000 { text += " @\(points(Double(priority)))" }
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
