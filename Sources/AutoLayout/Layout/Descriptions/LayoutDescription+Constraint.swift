// SPDX-License-Identifier: MIT

import ConstraintSolver
import LayoutCore

extension LayoutDescription {
  /// A constraint in full, in angle brackets.
  static func of(_ object: NSLayoutConstraint) -> String {
    let head = "<\(className(of: object)):\(address(of: object)) "
    guard let constraint = object.storage.value.constraint,
      let first = object.storage.value.firstItem
    else { return head + "(null)   (inactive)>" }
    var writer = ConstraintWriter(
      constraint: constraint, first: first, second: object.storage.value.secondItem,
      multiplier: constraint.multiplier, spacing: object.storage.value.spacing)
    writer.isAbsolute = object.storage.value.generated?.isAbsolute ?? false
    writer.origins = (object.storage.value.firstOrigin, object.storage.value.secondOrigin)
    let mask = object.storage.value.generated?.mask ?? ""
    let content = object.storage.value.generated?.contentPriorities
    let body =
      writer.body()
      + (content.map {
        " Hug:\(Double($0.hugging).printed)"
          + " CompressionResistance:\(Double($0.compressionResistance).printed)"
      } ?? "")
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    let state = object.isActive ? "active" : "inactive"
    let names =
      writer.names.isEmpty ? "" : ", names: " + writer.names.joined(separator: ", ") + " "
    return head + mask + identifier + body + "   (\(state)\(names))>"
  }
}

/// Writes the body of a constraint: in the visual form where it is a distance between neighbours or to
/// the superview, as an equation elsewhere.
struct ConstraintWriter {
  var constraint: Constraint
  var first: any LayoutItem
  var second: (any LayoutItem)?
  var multiplier: Double
  /// The name of a system distance.
  var spacing: String?
  /// Whether a place is given as a number: `minX` in place of `left`.
  var isAbsolute = false
  /// Where lengths begin that are distances.
  var origins: (first: _LayoutAnchor?, second: _LayoutAnchor?) = (nil, nil)
  /// What the short names in the body stand for.
  private(set) var names: [String] = []

  init(
    constraint: Constraint, first: any LayoutItem, second: (any LayoutItem)?,
    multiplier: Double, spacing: String?
  ) {
    self.constraint = constraint
    self.first = first
    self.second = second
    self.multiplier = multiplier
    self.spacing = spacing
  }

  mutating func body() -> String { visualForm() ?? equation() }

  // MARK: Visual form

  private mutating func visualForm() -> String? {
    guard let second, multiplier == 1, !isAbsolute, origins == (nil, nil) else { return nil }
    let (a, b) = (constraint.firstAttribute, constraint.secondAttribute)
    let store = LayoutStore.current
    let axis = a.axis == .horizontal ? "H" : "V"
    let direction = a.isPhysicalHorizontalEdge ? "(LTR)" : ""
    if a == b, a.isStart, store.forest.parent(of: first.item) == second.item {
      let item = name(first)
      nameSuperview(second)
      return "\(axis):|-(\(distance))-[\(item)]\(direction)"
    }
    if a == b, a.isEnd, store.forest.parent(of: second.item) == first.item {
      // Names are explained in the order of the items, `|` last.
      _ = name(first)
      let item = name(second)
      nameSuperview(first)
      return "\(axis):[\(item)]-(\(distance))-|\(direction)"
    }
    if a.isStart, b.isEnd, a.isDirectional == b.isDirectional {
      let (after, before) = (name(first), name(second))
      return "\(axis):[\(before)]-(\(distance))-[\(after)]\(direction)"
    }
    return nil
  }

  /// What stands between the parentheses of a visual form.
  private var distance: String {
    let relation: String =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let priority = constraint.priority < 1000 ? "@\(Double(constraint.priority).printed)" : ""
    let length = constraint.constant.printed
    return relation + (spacing.map { "\($0)(\(length))" } ?? length) + priority
  }

  // MARK: Equation

  private mutating func equation() -> String {
    let left = side(first, constraint.firstAttribute, from: origins.first)
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(left) \(relation)"
    let constant = constraint.constant
    if let second {
      let factor = multiplier == 1 ? "" : "\(multiplier.printed)*"
      text += " \(factor)\(side(second, constraint.secondAttribute, from: origins.second))"
      if let spacing {
        text += " \(spacing)(\(constant.printed))"
      } else if constant != 0 {
        text += constant < 0 ? " - \((-constant).printed)" : " + \(constant.printed)"
      }
    } else {
      text += constant < 0 ? " - \((-constant).printed)" : " \(constant.printed)"
    }
    if isAbsolute, let parent = LayoutStore.current.forest.parent(of: first.item),
      let superview = LayoutStore.current.object(of: parent) as? any LayoutItem
    {
      nameSuperview(superview)
    }
    if constraint.priority < 1000 { text += " @\(Double(constraint.priority).printed)" }
    return text
  }

  /// One side of an equation: an attribute, or the distance of two.
  private mutating func side(
    _ object: any LayoutItem, _ attribute: Attribute, from origin: _LayoutAnchor?
  ) -> String {
    let text = "\(name(object)).\(attributeName(attribute))"
    guard let origin, let start = origin.object else { return text }
    return "(\(text) - \(name(start)).\(attributeName(origin.attribute)))"
  }

  private func attributeName(_ attribute: Attribute) -> String {
    switch attribute {
    case .left where isAbsolute: "minX"
    case .top where isAbsolute: "minY"
    case .centerX where isAbsolute: "midX"
    case .centerY where isAbsolute: "midY"
    default: LayoutDescription.name(of: attribute)
    }
  }

  // MARK: Names

  /// The item's own name if it has one, else its class and address.
  private mutating func name(_ object: any LayoutItem) -> String {
    let item = LayoutStore.current.forest[object.item]
    guard !item.isGuide, let identifier = item.identifier, !identifier.isEmpty else {
      return LayoutDescription.bare(object)
    }
    note("\(identifier):\(LayoutDescription.address(of: object))")
    return identifier
  }

  private mutating func nameSuperview(_ object: any LayoutItem) {
    let item = LayoutStore.current.forest[object.item]
    let address = LayoutDescription.address(of: object)
    if let identifier = item.identifier, !identifier.isEmpty {
      note("\(identifier):\(address)")
      note("'|':\(identifier):\(address)")
    } else {
      note("'|':\(LayoutDescription.bare(object))")
    }
  }

  private mutating func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }
}

extension Attribute {
  /// Whether it is where an item begins, as distances in visual forms are measured.
  var isStart: Bool { self == .left || self == .leading || self == .top }

  /// Whether it is where an item ends.
  var isEnd: Bool { self == .right || self == .trailing || self == .bottom }
}
