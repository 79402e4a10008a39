// SPDX-License-Identifier: MIT

/// What a constraint relates, by name: the host puts its own objects in.
public enum FormatItem: Hashable, Sendable {
  /// The view or guide of a name in scope.
  case view(String)

  /// The superview of the view of a name in scope; for a guide, its owning view.
  case superview(of: String)

  /// Extended: an invisible item that the host creates, ``ResolvedFormat/spacers`` says where.
  case spacer(Int)
}

extension FormatItem: CustomStringConvertible {
  /// The item as text: `title`, `|`, `~0`.
  public var description: String {
    switch self {
    case .view(let name): name
    case .superview: "|"
    case .spacer(let index): "~\(index)"
    }
  }
}
