// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver

/// Describes rows of the solver with the names of views: `title.trailing ≤ root.trailing − 16`.
struct RowText {
  let names: ViewNames

  /// The description of a row; nil for rows that do not help a reader.
  func words(_ source: RowSource, in forest: borrowing LayoutForest) -> String? {
    switch source {
    case .constraint(let id): return forest.constraint(id).map { words($0, in: forest) }
    case .contentSize(let item, let axis):
      return "\(name(item, in: forest)) has a content \(axis == .horizontal ? "width" : "height")"
    case .root(let item): return "the size of \(name(item, in: forest))"
    case .stack(let item, let role): return "\(name(item, in: forest)): \(role.rawValue)"
    case .nonNegative(let item, let axis):
      return "\(name(item, in: forest)).\(axis == .horizontal ? "width" : "height") ≥ 0"
    case .autoresizing(let item, _):
      return "\(name(item, in: forest)) follows its autoresizing mask"
    case .guide, .fittingTarget: return nil
    }
  }

  private func words(_ constraint: Constraint, in forest: borrowing LayoutForest) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    var text =
      "\(name(constraint.firstItem, in: forest)).\(attribute(constraint.firstAttribute)) \(relation) "
    if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      if constraint.multiplier != 1 { text += "\(FramesText.number(constraint.multiplier)) × " }
      text += "\(name(second, in: forest)).\(attribute(constraint.secondAttribute))"
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " − " : " + "
        text += FramesText.number(abs(constraint.constant))
      }
    } else {
      text += FramesText.number(constraint.constant)
    }
    if constraint.priority < 1000 {
      text += " at \(FramesText.number(Double(constraint.priority)))"
    }
    if let id = constraint.identifier { text += " (\(id))" }
    return text
  }

  private func attribute(_ attribute: Attribute) -> String { "\(attribute)" }

  private func name(_ item: ItemID, in forest: borrowing LayoutForest) -> String {
    let content = forest[item]
    if content.isGuide {
      let owner = forest.parent(of: item).map { name($0, in: forest) } ?? ""
      if case .guide(let kind) = content.kind {
        switch kind {
        case .safeArea: return "\(owner).safeArea"
        case .layoutMargins: return "\(owner).margins"
        case .readableContent: return "\(owner).readableContent"
        default: break
        }
      }
    }
    return content.identifier.map { names[$0] } ?? content.name
  }
}
