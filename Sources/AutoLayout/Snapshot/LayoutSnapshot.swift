// SPDX-License-Identifier: MIT

/// The immutable result of a layout: every view with its frame and what it shows.
///
/// Pictures, reports and inspectors work on snapshots alone; nothing here refers back to a forest.
public struct LayoutSnapshot: Sendable {
  /// A view of the laid-out tree.
  public struct Node: Sendable {
    public var id: ItemID
    /// The position of the superview in ``LayoutSnapshot/nodes``; nil at the root.
    public var parent: Int?
    public var name: String
    public var identifier: String?
    public var kind: ItemKind
    /// The frame in the superview's coordinates, snapped to pixels.
    public var frame: Rect
    /// The frame in the root's coordinates, snapped to pixels.
    public var absoluteFrame: Rect
    /// The alignment rect in the root's coordinates, as solved, not snapped.
    public var alignmentRect: Rect
    /// What the view shows.
    public var layoutContent: AnyLayoutContent
    /// How the view looks, in the type of the modules that draw.
    package var look: ItemLook
    /// The appearance in which the view's colours are drawn.
    public var colorAppearance: ColorAppearance
    /// Whether the view itself is hidden; subviews of a hidden view need not be.
    public var isHidden: Bool
    public var direction: LayoutDirection
    /// Insets from the frame to the safe area and to the effective layout margins.
    public var safeArea: EdgeInsets
    public var margins: EdgeInsets
  }

  /// Views, superviews before subviews, siblings back to front. The first is the root.
  public var nodes: [Node]
  public var environment: Environment
  /// Required constraints that cannot all hold, in the order in which they were met.
  public var conflicts: [LayoutConflict]
  /// Whether the pass ended because its rounds were used up rather than because all was settled.
  public var didSettle: Bool

  public var size: Size { nodes.first?.frame.size ?? .zero }
}

/// Required rows that cannot all hold, and what was done about it.
public struct LayoutConflict: Hashable, Sendable {
  /// The rows of an irreducible set.
  public var members: [RowSource]
  /// The constraint that was broken or relaxed; nil where no constraint could be.
  public var broken: ConstraintID?
  /// The rule of a stack view or of margins that was broken in place of a constraint.
  public var brokenRule: ImpliedConstraint?
  /// The members that no constraint stands for, as constraints.
  public var implied: [ImpliedConstraint] = []
}
