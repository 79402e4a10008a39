// SPDX-License-Identifier: MIT

/// One constraint of a format, between named items:
/// `first.firstAttribute relation multiplier × second.secondAttribute + constant`.
///
/// Edges are edges of alignment rects, in the coordinates of the items' common ancestor, in points.
public struct FormatConstraint: Hashable, Sendable {
  /// The item on the left side.
  public var first: FormatItem
  /// The attribute of the first item.
  public var firstAttribute: FormatAttribute
  /// The relation between the two sides.
  public var relation: FormatRelation
  /// The item on the right side; `nil` for a constant size.
  public var second: FormatItem?
  /// The attribute of the second item; `nil` if that item is `nil`.
  public var secondAttribute: FormatAttribute?
  /// The factor of the right side's attribute.
  public var multiplier: Double
  /// The constant of the right side.
  public var constant: FormatConstant
  /// The priority, above 0 and at most 1000 (required).
  public var priority: Float
  /// The part of the format that the constraint comes from.
  public var position: FormatPosition

  /// Creates a constraint between two items.
  public init(
    _ first: FormatItem, _ firstAttribute: FormatAttribute, _ relation: FormatRelation = .equal,
    to second: FormatItem, _ secondAttribute: FormatAttribute, multiplier: Double = 1,
    constant: FormatConstant = .points(0), priority: Float = 1000,
    at position: FormatPosition = FormatPosition()
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.position = position
  }

  /// Creates a constraint between a size and a number of points.
  public init(
    _ first: FormatItem, _ firstAttribute: FormatAttribute, _ relation: FormatRelation = .equal,
    to constant: Double, priority: Float = 1000, at position: FormatPosition = FormatPosition()
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    second = nil
    secondAttribute = nil
    multiplier = 1
    self.constant = .points(constant)
    self.priority = priority
    self.position = position
  }
}

extension FormatConstraint: CustomStringConvertible {
  /// The constraint as an equation: `title.leading == icon.trailing + standard`,
  /// `icon.width >= 24 @750`. The superview is written `|`, a spacer `~0`.
  public var description: String {
    var text = "\(first).\(firstAttribute.name) \(relation.symbol) "
    if let second, let secondAttribute {
      if multiplier != 1 { text += multiplier.shortest + " * " }
      text += "\(second).\(secondAttribute.name)"
      switch constant {
      case .standardSpacing: text += " + standard"
      case .points(0): break
      case .points(let points) where points < 0: text += " - " + (-points).shortest
      case .points(let points): text += " + " + points.shortest
      }
    } else if case .points(let points) = constant {
      text += points.shortest
    }
    return priority == 1000 ? text : text + " @" + Double(priority).shortest
  }
}
