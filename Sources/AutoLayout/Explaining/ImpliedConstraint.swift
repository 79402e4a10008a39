// SPDX-License-Identifier: MIT

/// A row that a rule made, in the form of a constraint.
///
/// Some have forms that no client can write: the position of a view whose mask stands for
/// constraints is a constant, or a share of its superview's length.
public struct ImpliedConstraint: Hashable, Sendable {
  /// The rule.
  public var source: RowSource
  /// The row; the identifier is UIKit's name of the rule, where it has one.
  public var constraint: Constraint
  /// For content sizes, the priorities of hugging and compression resistance.
  public var contentPriorities: ContentPriorities?

  /// The side that stands for the alignment spanner of a stack view, which is no item: the
  /// constraint names the stack view there.
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
