// SPDX-License-Identifier: MIT

/// A row made by a rule, in the form of a constraint.
///
/// Some rows have forms that no client can write. Under an autoresizing mask, for example, the
/// position of a view is a constant or a share of its superview's length.
public struct ImpliedConstraint: Hashable, Sendable {
  /// The rule.
  public var source: RowSource
  /// The row. The identifier is UIKit's name of the rule, if there is one.
  public var constraint: Constraint
  /// The hugging and compression resistance priorities of a content size; nil for other rows.
  public var contentPriorities: ContentPriorities?

  /// The side that represents the alignment spanner of a stack view. The spanner is not an item, so
  /// the constraint has the stack view in its place.
  public var spannerSide: Side?

  /// A side of the relation.
  public enum Side: Hashable, Sendable { case first, second }

  public struct ContentPriorities: Hashable, Sendable {
    public var hugging: Float
    public var compressionResistance: Float
  }

  package init(source: RowSource, constraint: Constraint) {
    self.source = source
    self.constraint = constraint
  }
}
