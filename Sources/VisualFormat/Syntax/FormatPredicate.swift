// SPDX-License-Identifier: MIT

/// A condition on the size of a view or on a distance: `>=gap@750`.
public struct FormatPredicate: Hashable, Sendable {
  /// Extended: the attribute of the view that the condition constrains, `.centerY==`. Nil means the
  /// size along the axis.
  public var attribute: FormatAttribute?

  /// The relation, if one is written. Nil means ``FormatRelation/equal``.
  public var relation: FormatRelation?

  /// The right side of the relation.
  public var value: FormatExpression

  /// The priority, if one is written: a number or a metric. Nil means required.
  public var priority: FormatOperand?

  /// The position in the text.
  public var position: FormatPosition

  /// Creates a predicate.
  public init(
    attribute: FormatAttribute? = nil, relation: FormatRelation? = nil, value: FormatExpression,
    priority: FormatOperand? = nil, at position: FormatPosition = FormatPosition()
  ) {
    self.attribute = attribute
    self.relation = relation
    self.value = value
    self.priority = priority
    self.position = position
  }
}
