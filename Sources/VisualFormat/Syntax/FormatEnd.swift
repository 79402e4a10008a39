// SPDX-License-Identifier: MIT

/// A container at an end of a statement, `|`, and its link to the view beside it.
public struct FormatEnd: Hashable, Sendable {
  /// Extended: the name of the view or guide that is the container, `safeArea|`. None means the
  /// superview of the view beside it.
  public var container: FormatName?

  /// What stands between the container's edge and the view.
  public var link: FormatLink

  /// Where the container was written, without the link.
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
