// SPDX-License-Identifier: MIT

/// What stands between two neighbours, or between a view and the container.
public struct FormatLink: Hashable, Sendable {
  /// The ways to write a distance.
  public enum Kind: Hashable, Sendable {
    /// Nothing: the neighbours touch.
    case flush

    /// `-`: the standard distance.
    case standard

    /// `-8-`, `-gap-`; extended: `-10%-`.
    case distance(FormatOperand)

    /// `-(>=8,<=20@500)-`
    case predicates([FormatPredicate])

    /// Extended: `~` or `~(>=8)~`, a gap as wide as every other such gap of the statement.
    case equalSpacer([FormatPredicate])
  }

  /// How the distance is written.
  public var kind: Kind

  /// Where it was written.
  public var position: FormatPosition

  /// Creates a link.
  public init(_ kind: Kind, at position: FormatPosition = FormatPosition()) {
    self.kind = kind
    self.position = position
  }
}
