// SPDX-License-Identifier: MIT

/// A container at an end of a statement, `|`, and its link to the neighbouring view.
public struct FormatEnd: Hashable, Sendable {
  /// Extended: the name of the view or guide that is the container, as in `safeArea|`. Nil means
  /// the superview of the neighbouring view.
  public var container: FormatName?

  /// The link between the container's edge and the view.
  public var link: FormatLink

  /// The position of the container in the text, without the link.
  public var position: FormatPosition

  /// Creates an end.
  public init(
    container: FormatName? = nil, link: FormatLink, at position: FormatPosition = FormatPosition()
  ) {
    self.container = container
    self.link = link
    self.position = position
  }
}
