// SPDX-License-Identifier: MIT

/// What a pass wants of its host next.
///
/// The core never calls out: the host answers between two accesses to the forest, so its code may
/// activate constraints, or lay out again, while it answers.
public enum LayoutStep: Hashable, Sendable {
  /// Bring the constraints of the view up to date, as `updateConstraints` does.
  case updateConstraints(ItemID)
  /// Say how large the view's content is: `setContentSize(_:of:)`. `width` is nil for the natural
  /// size.
  case measure(ItemID, width: Double?)
  /// Lay out the subviews, at least by `placeSubviews(of:)`, as `layoutSubviews` does.
  case layoutSubviews(ItemID)
  /// Nothing is left to do; false where the rounds were used up first.
  case done(didSettle: Bool)
}

/// A layout in progress: update constraints (leaves first) → measure → solve → lay out subviews (root
/// first), again while the host's answers change something, up to a stated number of rounds.
public struct LayoutPass: Sendable {
  /// The rounds after which a pass gives up on a host that keeps changing things.
  public static let maximumRounds = 16

  enum Phase: Sendable {
    case updating, measuring, placing
  }

  public let root: ItemID
  var phase = Phase.updating
  var round = 0
  /// What the phase has yet to visit, last first.
  var pending: [ItemID] = []
  var isPhaseBegun = false

  public init(root: ItemID) {
    self.root = root
  }
}
