// SPDX-License-Identifier: MIT

/// Required rows that cannot hold together, with multipliers that prove it.
///
/// The set is *irreducible*: without any one member, the others can hold. The proof is that of
/// Farkas' lemma. Read each member as a `<=` or a `>=` row, as the sign of its multiplier says.
/// Multiply it and add all members: the variables cancel, and a false statement about numbers
/// remains. A multiplier is positive if the member keeps the sum of its terms from growing, and
/// negative if it keeps the sum from shrinking. It follows that Σ multiplier · terms is zero, and
/// that Σ multiplier · constant is below zero. The multiplier of the refused row is 1 or −1.
///
/// If there are several irreducible sets, the set of the earliest activated rows is reported. It is
/// found by dropping rows from the latest to the earliest, each as long as the rest still conflict.
/// Hidden bounds of non-negative variables are dropped before all other rows. The choice depends
/// only on the required rows and the order of their activation, or on an order that the caller
/// gives (``ConflictOrder``).
public struct Conflict: Error, Hashable, Sendable {
  /// The origin of a member of a conflict.
  public enum Source: Hashable, Sendable {
    /// A row of the solver.
    case row(RowID)
    /// The row that was being added or changed when the conflict arose, in its new form.
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

/// Returns whether the first of two rows or hidden bounds counts as activated before the second.
/// Nil means that the actual order of activation decides.
///
/// A caller that enters rows as they change returns the order in which it would enter all of them
/// into a new solver. The reported conflict then does not depend on earlier changes.
public typealias ConflictOrder = (_ first: Conflict.Source, _ second: Conflict.Source) -> Bool?

extension Conflict {
  /// The order of activation.
  public static func byActivation(_ first: Source, _ second: Source) -> Bool? { nil }
}
