// SPDX-License-Identifier: MIT

/// The constraint or rule that a solver row is from.
public enum RowSource: Hashable, Sendable {
  /// A constraint that a client activated.
  case constraint(ConstraintID)
  /// The frame and autoresizing mask of an item that translates them.
  case autoresizing(ItemID, Axis)
  /// The content size of an item along an axis.
  case contentSize(ItemID, Axis)
  /// The attachment of a guide to its owning view.
  case guide(ItemID)
  /// The size of a root, imposed by the host.
  case root(ItemID)
  /// A rule of a stack view. The role is UIKit's group, such as `UISV-spacing`.
  case stack(ItemID, StackRole)
  /// The bound that keeps a size from being negative.
  case nonNegative(ItemID, Axis)
  /// The target of a fitting query.
  case fittingTarget(Axis)
}

/// UIKit's groups of stack view constraints.
public enum StackRole: String, Hashable, Sendable {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case alignment = "UISV-alignment"
  case alignmentSpanner = "UISV-alignment-spanner"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case canvasFit = "UISV-canvas-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case hiding = "UISV-hiding"
  case textWidth = "UISV-text-width-disambiguation"
}
