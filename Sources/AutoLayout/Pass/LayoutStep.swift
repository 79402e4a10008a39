// SPDX-License-Identifier: MIT

/// The next request of a pass to its host.
///
/// The engine does not call the host. The host acts between two accesses to the forest, so its code
/// may activate constraints or start another layout meanwhile.
public enum LayoutStep: Hashable, Sendable {
  /// Update the constraints of the view, as `updateConstraints` does.
  case updateConstraints(ItemID)
  /// Measure the content and report it with `setContentSize(_:of:width:)`. A nil `width` requests
  /// the natural size.
  case measure(ItemID, width: Double?)
  /// Lay out the subviews, as `layoutSubviews` does. At least `placeSubviews(of:)` is required.
  case layoutSubviews(ItemID)
  /// The pass has ended. `didSettle` is false if it reached the maximum number of rounds.
  case done(didSettle: Bool)
}

/// A layout in progress.
///
/// Its phases update constraints (leaves first), measure contents, wrap texts at their solved widths,
/// and place subviews (root first). They repeat while the host's actions change something, up to
/// ``maximumRounds``.
public struct LayoutPass: Sendable {
  /// The part of a layout that a pass performs.
  public enum Extent: Hashable, Sendable {
    /// Lays out everything below the root.
    case tree
    /// Updates constraints and contents of the whole tree, and lays out the view's subtree. As in
    /// `layoutIfNeeded`, it starts at an ancestor if superviews need layout.
    case view(ItemID)
    /// Updates constraints and contents, and lays out nothing.
    case constraints
  }

  enum Phase: Sendable { case updating, measuring, wrapping, placing }

  /// The subviews of a view as they were when the visit began. Later changes of the hierarchy do
  /// not affect the list.
  struct Siblings: Sendable {
    var items: [ItemID]
    /// The number of subviews visited so far.
    var seen = 0
  }

  public let root: ItemID
  public let extent: Extent
  var phase = Phase.updating
  var round = 0
  /// The items that the phase has yet to visit, last first.
  var pending: [ItemID] = []
  /// The subviews of placed views, visited before ``pending``; the deepest last.
  var siblings: [Siblings] = []
  var isPhaseBegun = false
  /// The view placed last, until its subviews are scheduled.
  var placed: ItemID?
  /// The number of times that texts were wrapped in this round.
  var wrappings = 0
  /// The topmost view that is laid out. It is chosen when placing begins.
  var top: ItemID

  public init(root: ItemID, extent: Extent = .tree) {
    self.root = root
    self.extent = extent
    top = root
  }
}
