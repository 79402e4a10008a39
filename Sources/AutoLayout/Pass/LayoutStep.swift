// SPDX-License-Identifier: MIT

/// The next request of a pass to its host.
///
/// The core never calls out: the host answers between two accesses to the forest, so its code may
/// activate constraints, or lay out again, while it answers.
public enum LayoutStep: Hashable, Sendable {
  /// Bring the constraints of the view up to date, as `updateConstraints` does.
  case updateConstraints(ItemID)
  /// Say how large the content is: `setContentSize(_:of:width:)`. A nil `width` is the natural one.
  case measure(ItemID, width: Double?)
  /// Lay out the subviews, at least by `placeSubviews(of:)`, as `layoutSubviews` does.
  case layoutSubviews(ItemID)
  /// The pass has ended; false where its rounds were used up first.
  case done(didSettle: Bool)
}

/// A layout in progress: update constraints (leaves first) → measure → solve → lay out subviews (root
/// first), again while the host's answers change something, up to a stated number of rounds.
public struct LayoutPass: Sendable {
  /// The rounds after which a pass gives up on a host that keeps changing things.
  public static let maximumRounds = 16

  /// How far a pass goes.
  public enum Extent: Hashable, Sendable {
    /// Everything below the root is laid out.
    case tree
    /// Constraints and contents of the whole tree are brought up to date; laid out is what lies below
    /// the view, and above it as far as superviews are waiting for layout, as `layoutIfNeeded` does.
    case view(ItemID)
    /// Constraints and contents are brought up to date, and nothing is laid out.
    case constraints
  }

  enum Phase: Sendable { case updating, measuring, wrapping, placing }

  /// Subviews that are looked at one after the other, whatever becomes of them in between.
  struct Siblings: Sendable {
    var items: [ItemID]
    /// How many have been looked at.
    var seen = 0
  }

  public let root: ItemID
  public let extent: Extent
  var phase = Phase.updating
  var round = 0
  /// Items that the phase has yet to visit, last first.
  var pending: [ItemID] = []
  /// The subviews of placed views, which come before what is pending; the deepest last.
  var siblings: [Siblings] = []
  var isPhaseBegun = false
  /// The view that was placed last, while its subviews have yet to follow.
  var placed: ItemID?
  /// The number of times that texts were wrapped in this round.
  var wrappings = 0
  /// The topmost view that is laid out; chosen when placing begins.
  var top: ItemID

  public init(root: ItemID, extent: Extent = .tree) {
    self.root = root
    self.extent = extent
    top = root
  }
}
