// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import UIKit

extension RebuiltLog {
  func activate() {
    let heldOutside = log.sizesHeldBySuperviews
    for (index, entry) in log.entries.enumerated() {
      guard let line = entry.constraint, !isGenerated(line),
        let constraint = makeConstraint(line)
      else { continue }
      constraint.identifier = line.identifier
      constraint.priority = UILayoutPriority(Float(line.priority))
      if heldOutside.contains(index), let view = constraint.firstItem as? UIView,
        let superview = view.superview
      {
        // Constraints of a visual format are added to the superview, as code usually does.
        superview.addConstraint(constraint)
      } else {
        constraint.isActive = true
      }
    }
  }

  /// Whether views, stack views or guides of the tree create the line's constraint themselves.
  func isGenerated(_ line: LoggedConstraint) -> Bool {
    if line.isAutoresizing || line.className == "_UILayoutSupportConstraint" { return true }
    guard let identifier = line.identifier else { return false }
    return identifier.hasPrefix("UISV-") || identifier.hasPrefix("UIViewSafeAreaLayoutGuide-")
      || identifier.hasSuffix("Margin-guide-constraint")
  }

  private func object(_ item: LoggedItem) -> Any? {
    tree.index(of: item).flatMap { views[$0] ?? guides[$0] }
  }

  private func makeConstraint(_ line: LoggedConstraint) -> NSLayoutConstraint? {
    guard let first = object(line.first.item),
      let attribute = line.first.attribute.layoutAttribute
    else { return nil }
    if let spaced = makeSpaced(line) { return spaced }
    guard let side = line.second else {
      return NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: line.relation.layoutRelation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: line.constant)
    }
    guard let second = object(side.item), let other = side.attribute.layoutAttribute else {
      return nil
    }
    return NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: line.relation.layoutRelation,
      toItem: second, attribute: other, multiplier: line.multiplier, constant: line.constant)
  }

  /// Creates a constraint with system spacing, from a visual format or anchors.
  private func makeSpaced(_ line: LoggedConstraint) -> NSLayoutConstraint? {
    guard let spacing = line.spacing, let side = line.second else { return nil }
    let relation = line.relation == .equal ? "" : "(\(line.relation.rawValue))"
    if spacing == "NSSpace", let first = object(line.first.item), let second = object(side.item) {
      let axis = line.first.attribute.isHorizontal ? "H:" : "V:"
      let (format, names): (String, [String: Any]) =
        switch line.form {
        case .fromSuperview: ("|-\(relation)[a]", ["a": first])
        case .toSuperview: ("[a]-\(relation)|", ["a": second])
        default: ("[b]-\(relation)[a]", ["a": first, "b": second])
        }
      guard relation.isEmpty else { return nil }
      return NSLayoutConstraint.constraints(
        withVisualFormat: axis + format, options: [], metrics: nil, views: names
      ).first
    }
    guard let below = anchorY(line.first), let above = anchorY(side) else { return nil }
    switch line.relation {
    case .equal: return below.constraint(equalToSystemSpacingBelow: above, multiplier: 1)
    case .lessThanOrEqual:
      return below.constraint(lessThanOrEqualToSystemSpacingBelow: above, multiplier: 1)
    case .greaterThanOrEqual:
      return below.constraint(greaterThanOrEqualToSystemSpacingBelow: above, multiplier: 1)
    }
  }

  private func anchorY(_ side: LoggedConstraint.Side) -> NSLayoutYAxisAnchor? {
    guard let index = tree.index(of: side.item) else { return nil }
    switch side.attribute {
    case .top: return views[index]?.topAnchor ?? guides[index]?.topAnchor
    case .bottom: return views[index]?.bottomAnchor ?? guides[index]?.bottomAnchor
    case .firstBaseline: return views[index]?.firstBaselineAnchor
    case .lastBaseline, .baseline: return views[index]?.lastBaselineAnchor
    default: return nil
    }
  }
}
