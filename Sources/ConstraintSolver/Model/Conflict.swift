// SPDX-License-Identifier: MIT

/// Required rows that cannot hold together, with the arithmetic that shows it.
///
/// The set is *irreducible*: drop any one member and the rest can hold. Take every member as a
/// `<=` or `>=` row as its multiplier's sign asks, multiply and add: the variables cancel, and what
/// is left is a false statement about numbers (Farkas' lemma). A multiplier is positive where the
/// member keeps the sum of its terms from growing, negative where it keeps it from shrinking. So
/// Σ multiplier · terms is zero, and Σ multiplier · constant is below zero. The refused row's
/// multiplier is 1 or −1.
///
/// Of several irreducible sets the one of the earliest activated rows is reported: it is what is left
/// when, from the latest to the earliest, every row is dropped without which the rest conflict, the
/// hidden bounds of non-negative variables before all others. It depends on nothing but the required
/// rows and the order in which they were activated, or another that the host gives (``ConflictOrder``).
public struct Conflict: Error, Hashable, Sendable {
  /// Where a member of a conflict comes from.
  public enum Source: Hashable, Sendable {
    /// A row of the solver.
    case row(RowID)
    /// The row that was being added or changed when the conflict arose, as it would have been.
    case refused
    /// The hidden bound of a variable that was added as non-negative.
    case nonNegative(VariableID)
  }

  /// One of the rows that cannot hold together.
  public struct Member: Hashable, Sendable {
    public var source: Source
    public var multiplier: Double

    public init(source: Source, multiplier: Double) {
      self.source = source
      self.multiplier = multiplier
    }
  }

  /// The members: the refused one first, then by order of activation.
  public var members: [Member]

  public init(members: [Member]) { self.members = members }
}

/// Whether the first of two rows, or hidden bounds, counts as activated before the second; nil where
/// that is a matter of when they really were.
///
/// A host that enters rows as they change gives the order in which it would enter them all anew, so that
/// what it did before has no say in which conflict is reported.
public typealias ConflictOrder = (_ first: Conflict.Source, _ second: Conflict.Source) -> Bool?

extension Conflict {
  /// The order of activation.
  public static func byActivation(_ first: Source, _ second: Source) -> Bool? { nil }
}
