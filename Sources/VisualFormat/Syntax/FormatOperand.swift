// SPDX-License-Identifier: MIT

/// A number, or what stands for one.
public struct FormatOperand: Hashable, Sendable {
  /// What an operand may be.
  public enum Kind: Hashable, Sendable {
    /// A number: points, or a factor.
    case number(Double)

    /// A metric, or a view that stands for one of its attributes. Only the names in scope can tell.
    case name(String)

    /// Extended: a share of the container, `50%`.
    case percentage(Double)

    /// Extended: an attribute of a view, `title.height`.
    case attribute(of: String, FormatAttribute)

    /// Extended: an attribute of the container, `|.height`; without one, `|`, the attribute that
    /// it is compared with.
    case container(FormatAttribute?)
  }

  /// What the operand is.
  public var kind: Kind

  /// Where it was written.
  public var position: FormatPosition

  /// Creates an operand.
  public init(_ kind: Kind, at position: FormatPosition = FormatPosition()) {
    self.kind = kind
    self.position = position
  }
}
