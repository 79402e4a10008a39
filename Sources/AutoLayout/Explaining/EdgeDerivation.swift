// SPDX-License-Identifier: MIT

/// The position or length of an item, as a sum over the constraints and rules that determine it.
///
/// The sum is exact: the value is ``offset`` plus the contributions of all parts, apart from
/// rounding to the solver's grid of 2⁻¹⁶ points.
public struct EdgeDerivation: Hashable, Sendable {
  /// A constraint or rule that determines the value.
  public struct Part: Hashable, Sendable {
    /// The constraint or rule; nil for a value that nothing determines.
    public var source: RowSource?
    /// The constraint, or the rule in the form of a constraint. Nil if the rule has no such form.
    public var constraint: Constraint?
    /// The item and attribute that nothing determines, if this is such a part. The value is then
    /// ambiguous.
    public var undetermined: ConstraintPlace?
    /// The change of the value for each point that the constant grows.
    public var factor: Double
    /// The constant of the row, including ``offset``, in points.
    public var constant: Double
    /// The part of the constant that is from margins, alignment rectangles or baselines.
    public var offset: Double

    /// The points that the part adds to the value.
    public var contribution: Double { factor * constant }
  }

  /// A constraint or rule of the item along the same axis that has no influence at this size.
  public struct OtherRow: Hashable, Sendable {
    public enum Status: Hashable, Sendable {
      /// An inequality that holds with this many points to spare.
      case slack(Double)
      /// An optional constraint that does not hold. The number is the left side minus the right
      /// side.
      case violated(Double)
      /// A required constraint that was broken because it conflicts with others.
      case broken
    }

    public var source: RowSource
    public var constraint: Constraint
    /// The hugging and compression resistance priorities of a content size; nil for other rows.
    public var contentPriorities: ImpliedConstraint.ContentPriorities?
    public var status: Status
  }

  /// The value in points: a length, or a position in the coordinates of the root.
  public var value: Double
  /// The distance of the attribute from the edges of the item, such as that of a baseline from the
  /// top. The parts determine the edges.
  public var offset: Double
  /// The parts, those closest to the item first.
  public var parts: [Part]
  public var otherRows: [OtherRow]
}
