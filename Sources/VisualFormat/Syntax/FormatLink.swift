// SPDX-License-Identifier: MIT

/// A link between two neighbours, or between a view and the container.
public struct FormatLink: Hashable, Sendable {
  /// The ways to write a distance.
  public enum Kind: Hashable, Sendable {
    /// No text: the neighbours touch.
    case flush

    /// `-`: the standard distance.
    case standard

    /// `-8-`, `-gap-`: a number or a metric; extended: `-10%-`.
    case distance(FormatOperand)

    /// `-(>=8,<=20@500)-`: conditions for the distance.
    case predicates([FormatPredicate])

    /// Extended: `~` or `~(>=8)~`, a gap as wide as every other such gap of the statement.
    case equalSpacer([FormatPredicate])
  }

  /// The written form of the distance.
  public var kind: Kind

  /// The position in the text.
  public var position: FormatPosition

  /// Creates a link.
  public init(_ kind: Kind, at position: FormatPosition = FormatPosition()) {
    self.kind = kind
    self.position = position
  }
}
