// SPDX-License-Identifier: MIT

/// An invisible item that an extended format needs to say what it says: a gap as wide as another
/// gap, or as wide as a share of the container.
///
/// The host creates one layout guide for each; the format's constraints place it on both axes.
public struct FormatSpacer: Hashable, Sendable {
  /// The view that owns the guide: a superview, or a view or guide of the format. If it is a guide,
  /// its owning view is meant.
  public var owner: FormatItem

  /// Creates a spacer.
  public init(owner: FormatItem) { self.owner = owner }
}
