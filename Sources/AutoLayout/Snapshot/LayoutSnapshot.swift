// SPDX-License-Identifier: MIT

/// The immutable result of a layout: every view with its frame and content.
///
/// Rendering, reports and inspectors use only snapshots. A snapshot has no reference to its forest.
public struct LayoutSnapshot: Sendable {
  /// A view of the laid-out tree.
  public struct Node: Sendable {
    public var id: ItemID
    /// The index of the superview in ``LayoutSnapshot/nodes``; nil at the root.
    public var parent: Int?
    public var name: String
    public var identifier: String?
    public var kind: ItemKind
    /// The frame in the superview's coordinates, snapped to pixels.
    public var frame: Rect
    /// The frame in the root's coordinates, snapped to pixels.
    public var absoluteFrame: Rect
    /// The solved alignment rectangle in the root's coordinates, not snapped.
    public var alignmentRect: Rect
    /// The content of the view.
    public var layoutContent: AnyLayoutContent
    /// The appearance of the view. `LayoutRendering` knows its type.
    package var look: ItemLook
    /// The appearance of the view's colours.
    public var colorAppearance: ColorAppearance
    /// Whether the view itself is hidden. The subviews of a hidden view may have false.
    public var isHidden: Bool
    public var direction: LayoutDirection
    /// The insets from the frame to the safe area.
    public var safeArea: EdgeInsets
    public var margins: EdgeInsets
  }

  /// The views: superviews before subviews, siblings back to front. The first is the root.
  public var nodes: [Node]
  public var environment: Environment
  /// Sets of required constraints that cannot all hold, in the order in which they were found.
  public var conflicts: [LayoutConflict]
  /// Whether the solution reached a fixed point. False if the rounds were used up first.
  public var didSettle: Bool

  public var size: Size { nodes.first?.frame.size ?? .zero }
}

/// Required rows that cannot all hold, and how the conflict was resolved.
public struct LayoutConflict: Hashable, Sendable {
  /// The rows of an irreducible set.
  public var members: [RowSource]
  /// The constraint that was broken or relaxed; nil if none could be.
  public var broken: ConstraintID?
  /// The rule of a stack view or of margins that was broken instead of a constraint.
  public var brokenRule: ImpliedConstraint?
  /// The members that are not clients' constraints, in the form of constraints.
  public var implied: [ImpliedConstraint] = []
}
