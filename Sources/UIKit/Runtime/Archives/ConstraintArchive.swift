// SPDX-License-Identifier: MIT

import Foundation

/// Archives the constraints between a view and its archived subviews, one per line. A line contains
/// the positions of both views below the owner, and the values of the constraint. Constraints to
/// layout guides are omitted.
@MainActor
enum ConstraintArchive {
  static func texts(of view: UIView, in owner: UIView) -> [String] {
    var own = view.constraints
    if owner !== view { own += owner.constraints }
    let places = places(below: owner)
    return own.compactMap { constraint in
      guard let first = constraint.firstItem, let start = places[ObjectIdentifier(first)] else {
        return nil
      }
      var end = "-"
      if let second = constraint.secondItem {
        guard let found = places[ObjectIdentifier(second)] else { return nil }
        end = found
      }
      let parts: [String] = [
        start, "\(constraint.firstAttribute.rawValue)", "\(constraint.relation.rawValue)", end,
        "\(constraint.secondAttribute.rawValue)", "\(constraint.multiplier)",
        "\(constraint.constant)", "\(constraint.priority.rawValue)",
        constraint.identifier ?? "",
      ]
      return parts.joined(separator: "\t")
    }
  }

  static func activate(_ texts: [String], of view: UIView, in owner: UIView) {
    let constraints = texts.compactMap { text -> NSLayoutConstraint? in
      let parts = text.components(separatedBy: "\t")
      guard parts.count == 9, let first = Self.view(at: parts[0], below: owner),
        let firstAttribute = Int(parts[1]).flatMap(NSLayoutConstraint.Attribute.init(rawValue:)),
        let relation = Int(parts[2]).flatMap(NSLayoutConstraint.Relation.init(rawValue:)),
        let secondAttribute = Int(parts[4]).flatMap(NSLayoutConstraint.Attribute.init(rawValue:)),
        let multiplier = Double(parts[5]), let constant = Double(parts[6]),
        let priority = Float(parts[7])
      else { return nil }
      let constraint = NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation,
        toItem: Self.view(at: parts[3], below: owner), attribute: secondAttribute,
        multiplier: CGFloat(multiplier), constant: CGFloat(constant))
      constraint.priority = UILayoutPriority(priority)
      if !parts[8].isEmpty { constraint.identifier = parts[8] }
      return constraint
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// The position of each view: the subview indices on the path to it, separated by dots.
  private static func places(below owner: UIView) -> [ObjectIdentifier: String] {
    var found: [ObjectIdentifier: String] = [:]
    func visit(_ view: UIView, _ indices: [String]) {
      found[ObjectIdentifier(view)] = indices.joined(separator: ".")
      for (index, child) in view.subviews.enumerated() { visit(child, indices + ["\(index)"]) }
    }
    visit(owner, [])
    return found
  }

  private static func view(at place: String, below owner: UIView) -> UIView? {
    guard place != "-" else { return nil }
    return place.split(separator: ".").reduce(owner as UIView?) { view, part in
      guard let index = Int(part), let view, view.subviews.indices.contains(index) else {
        return nil
      }
      return view.subviews[index]
    }
  }
}
