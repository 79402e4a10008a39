// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver

extension LayoutDescription {
  static func of(_ object: NSLayoutConstraint) -> String {
    let head =
      "<\(ObjectDescription.className(of: object)):\(ObjectDescription.address(of: object)) "
    let (storage, store) = (object.storage.value, LayoutStore.current)
    let constraint = storage.equation
    guard let first = store.object(of: constraint.firstItem) else {
      return head + "(null)   (inactive)>"
    }
    var writer = ConstraintWriter(
      constraint: constraint, first: first,
      second: constraint.secondItem.flatMap { store.object(of: $0) }, spacing: storage.spacing)
    writer.isAbsolute = storage.generated?.isAbsolute ?? false
    let mask = storage.generated?.mask ?? ""
    let content = storage.generated?.contentPriorities
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

/// Writes a constraint's equation.
///
/// Distances between neighbours and to the superview have the visual form.
struct ConstraintWriter {
  var constraint: Constraint
  var first: any LayoutItem
  var second: (any LayoutItem)?
  var spacing: String?
  /// Whether a location is printed as a number, with `minX` in place of `left`.
  var isAbsolute = false
  private(set) var names: [String] = []

  init(
    constraint: Constraint, first: any LayoutItem, second: (any LayoutItem)?, spacing: String?
  ) {
    self.constraint = constraint
    self.first = first
    self.second = second
    self.spacing = spacing
  }

  mutating func body() -> String { visualForm() ?? equation() }

  // MARK: Visual form

  private mutating func visualForm() -> String? {
    guard let second, constraint.multiplier == 1, !isAbsolute, constraint.firstOrigin == nil,
      constraint.secondOrigin == nil
    else { return nil }
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
      // The list of names has the order of the items, with `|` last.
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
    let left = side(first, constraint.firstAttribute, from: constraint.firstOrigin)
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(left) \(relation)"
    let constant = constraint.constant
    if let second {
      let multiplier = constraint.multiplier
      let factor = multiplier == 1 ? "" : "\(multiplier.printed)*"
      text += " \(factor)\(side(second, constraint.secondAttribute, from: constraint.secondOrigin))"
      if let spacing {
        text += " \(spacing)(\(constant.printed))"
      } else if constant != 0 {
        text += constant < 0 ? " - \((-constant).printed)" : " + \(constant.printed)"
      }
    } else {
      text += constant < 0 ? " - \((-constant).printed)" : " \(constant.printed)"
    }
    if isAbsolute, let parent = LayoutStore.current.forest.parent(of: first.item),
      let superview = LayoutStore.current.object(of: parent)
    {
      nameSuperview(superview)
    }
    if constraint.priority < 1000 { text += " @\(Double(constraint.priority).printed)" }
    return text
  }

  private mutating func side(
    _ object: any LayoutItem, _ attribute: Attribute, from origin: ConstraintPlace?
  ) -> String {
    let text = "\(name(object)).\(attributeName(attribute))"
    guard let origin, let start = LayoutStore.current.object(of: origin.item) else { return text }
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

  /// The item's identifier. Without one, its class and address.
  private mutating func name(_ object: any LayoutItem) -> String {
    let item = LayoutStore.current.forest[object.item]
    guard !item.isGuide, let identifier = item.identifier, !identifier.isEmpty else {
      return LayoutDescription.bare(object)
    }
    note("\(identifier):\(ObjectDescription.address(of: object))")
    return identifier
  }

  private mutating func nameSuperview(_ object: any LayoutItem) {
    let item = LayoutStore.current.forest[object.item]
    let address = ObjectDescription.address(of: object)
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
  /// Whether the attribute is the start edge of an item, from which visual forms measure distances.
  var isStart: Bool { self == .left || self == .leading || self == .top }

  var isEnd: Bool { self == .right || self == .trailing || self == .bottom }
}
