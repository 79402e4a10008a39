// SPDX-License-Identifier: MIT

/// An invisible item for a gap that is as wide as another gap or as a share of the container.
///
/// The host creates one layout guide for each spacer. The format's constraints position it on both
/// axes.
public struct FormatSpacer: Hashable, Sendable {
  /// The view that owns the guide: a superview, or a view or guide of the format. For a guide, its
  /// owning view is the owner.
  public var owner: FormatItem

  /// Creates a spacer.
  public init(owner: FormatItem) { self.owner = owner }
}
