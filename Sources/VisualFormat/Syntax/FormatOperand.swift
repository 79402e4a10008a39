// SPDX-License-Identifier: MIT

/// A number, or a name or expression in place of a number.
public struct FormatOperand: Hashable, Sendable {
  /// The kinds of operand.
  public enum Kind: Hashable, Sendable {
    /// A number: points or a factor.
    case number(Double)

    /// A metric, or a view in place of one of its attributes. The scope decides which.
    case name(String)

    /// Extended: a share of the container, `50%`.
    case percentage(Double)

    /// Extended: an attribute of a view, `title.height`.
    case attribute(of: String, FormatAttribute)

    /// Extended: an attribute of the container, `|.height`. A plain `|` means the attribute on the
    /// other side of the relation.
    case container(FormatAttribute?)
  }

  /// The kind of operand.
  public var kind: Kind

  /// The position in the text.
  public var position: FormatPosition

  /// Creates an operand.
  public init(_ kind: Kind, at position: FormatPosition = FormatPosition()) {
    self.kind = kind
    self.position = position
  }
}
