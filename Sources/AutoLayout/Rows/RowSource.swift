// SPDX-License-Identifier: MIT

/// The rule that a row of the solver comes from.
public enum RowSource: Hashable, Sendable {
  /// A constraint that a client activated.
  case constraint(ConstraintID)
  /// The frame and mask of an item that translates them.
  case autoresizing(ItemID, Axis)
  /// The content size of an item along an axis.
  case contentSize(ItemID, Axis)
  /// A guide's tie to its owning view.
  case guide(ItemID)
  /// The size and place of a root, imposed from outside.
  case root(ItemID)
  /// The arrangement of a stack view; the role names UIKit's group, such as `UISV-spacing`.
  case stack(ItemID, StackRole)
  /// A size below zero, which no item may have.
  case nonNegative(ItemID, Axis)
  /// The target of a fitting-size question.
  case fittingTarget(Axis)
}

/// UIKit's groups of constraints that a stack view makes.
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
