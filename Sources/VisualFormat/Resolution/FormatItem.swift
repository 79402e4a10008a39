// SPDX-License-Identifier: MIT

/// An item of a constraint, by name. The host substitutes its own objects.
public enum FormatItem: Hashable, Sendable {
  /// The view or guide with a name in scope.
  case view(String)

  /// The superview of the named view; for a guide, its owning view.
  case superview(of: String)

  /// Extended: an invisible item that the host creates, by its index in ``ResolvedFormat/spacers``.
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
