// SPDX-License-Identifier: MIT

extension LayoutMessageKind {
  /// The event, in a few words.
  public var title: String {
    switch self {
    case .missingConstraints: "Not enough constraints to place a view"
    case .constantLimit: "A constant is too large or not a number"
    case .zeroHeightCell: "The constraints of a cell give it a height of zero"
    case .noCommonAncestor: "A constraint relates views without a common superview"
    case .differentHierarchies: "A constraint was added to a view that does not contain its views"
    case .incompatibleAnchors: "A constraint relates attributes that cannot be compared"
    case .invalidFormat: "A visual format is invalid"
    case .ambiguousLayout: "The constraints do not determine a frame"
    case .visibleNavigationBar: "A navigation bar was laid out while its size is not final"
    case .tableOutsideHierarchy: "A table was laid out outside of a window"
    case .feedbackLoop: "A layout never ends, because each pass requests another one"
    case .engineReentrancy: "A layout was started during a layout"
    case .backgroundThread: "Layout was changed on a background thread"
    case .precisionLoss: "The layout engine lost precision"
    case .contentViewMask: "The mask of a cell's content view was changed"
    case .flowLayoutSize: "An item does not fit into its collection view"
    case .keyboardPlane: "The keyboard has no plane of a type"
    }
  }

  /// The meaning of the message.
  public var meaning: String {
    switch self {
    case .missingConstraints:
      "The view's constraints leave its position or its size open, so it stays where its frame was."
    case .constantLimit:
      """
      A constraint has a constant that the engine does not store exactly: an infinite or huge number, \
      or NaN. A smaller one is used, and the message appears once for the whole run.
      """
    case .zeroHeightCell:
      """
      The content of the cell has no chain of constraints from top to bottom, so its fitting height \
      is zero. The table uses its standard height instead.
      """
    case .noCommonAncestor:
      """
      The two items are in different trees of views when the constraint is activated. This is an \
      exception, which ends the app.
      """
    case .differentHierarchies:
      """
      Both items of a constraint must be the view that holds it, or inside of it. One of them was not \
      yet added to that view, or was removed from it.
      """
    case .incompatibleAnchors:
      """
      Constraints relate attributes of one kind: x with x, y with y, sizes with sizes, and leading or \
      trailing never with left or right.
      """
    case .invalidFormat:
      "The parser stops at the caret. The constraints of the format are not made, and the app ends."
    case .ambiguousLayout:
      """
      Several frames satisfy the constraints of the marked views equally well. UIKit shows one of \
      them. The printout is no error by itself.
      """
    case .visibleNavigationBar:
      """
      A visible bar was laid out inside of another change of its size, such as a rotation or the \
      appearance of the controller. Its items may be at the wrong place for one pass.
      """
    case .tableOutsideHierarchy:
      """
      The table or one of its superviews is not in a window. Its cells load and are laid out with \
      traits and safe areas that are not final, which wastes time and may be wrong.
      """
    case .feedbackLoop:
      """
      Within one turn of the run loop a view was laid out more often than the threshold of \
      UIViewLayoutFeedbackLoopDebuggingThreshold allows.
      """
    case .engineReentrancy:
      """
      Code that the engine calls, such as updateConstraints, intrinsicContentSize or layoutSubviews, \
      changed constraints of the engine that is running.
      """
    case .backgroundThread:
      "Views and constraints belong to the main thread. The result is undefined, and may be a crash."
    case .precisionLoss:
      """
      The engine removed and entered constraints so often, or with such large and small coefficients, \
      that its numbers are no longer exact.
      """
    case .contentViewMask:
      "The cell places its content view itself, and that stops when the mask is not translated."
    case .flowLayoutSize:
      "A flow layout needs items that are smaller than the collection view without insets."
    case .keyboardPlane:
      "The keyboard of the simulator or of the language has no layout for the requested type."
    }
  }

  /// The usual cause.
  public var usualCause: String {
    switch self {
    case .missingConstraints:
      """
      One of the four edges is not constrained, or translatesAutoresizingMaskIntoConstraints was set \
      to false without adding constraints.
      """
    case .constantLimit:
      """
      A constant is computed by a division by zero, or is CGFloat.greatestFiniteMagnitude or \
      infinity, for example of an empty rectangle.
      """
    case .zeroHeightCell:
      "The last view is not pinned to the bottom of the content view, or the label has no text yet."
    case .noCommonAncestor:
      "addSubview is missing, or comes after the activation of the constraint."
    case .differentHierarchies:
      "addConstraint is called on a subview instead of the common superview, or before addSubview."
    case .incompatibleAnchors:
      "A leading anchor is paired with a left anchor, or a size with a position."
    case .invalidFormat:
      "A view or metric is missing in the dictionary, or a bracket or bar is missing in the format."
    case .ambiguousLayout:
      "A missing constraint, or two views with the same hugging or compression resistance priority."
    case .visibleNavigationBar:
      "layoutIfNeeded is called while a controller appears, or on a bar inside an animation."
    case .tableOutsideHierarchy:
      "reloadData, beginUpdates or layoutIfNeeded is called before the controller's view appears."
    case .feedbackLoop:
      """
      layoutSubviews or viewDidLayoutSubviews changes a frame or a constraint each time, often by a \
      fraction of a point that rounding removes again.
      """
    case .engineReentrancy:
      "layoutIfNeeded is called in updateConstraints, or a content size is changed while it is read."
    case .backgroundThread:
      "A completion handler of a network request or a queue changes a view directly."
    case .precisionLoss:
      "Multipliers near zero, constants in the millions, or thousands of changes of constraints."
    case .contentViewMask:
      "The property is set to false for cell.contentView, together with the views inside."
    case .flowLayoutSize:
      "itemSize is computed from the bounds before a rotation, or ignores insets and spacing."
    case .keyboardPlane:
      "A number pad is requested on a device that shows another keyboard. UIKit falls back by itself."
    }
  }

  /// The change to make.
  public var fix: String {
    switch self {
    case .missingConstraints:
      "Add the missing position or size, or leave translatesAutoresizingMaskIntoConstraints at true."
    case .constantLimit:
      """
      Set a symbolic breakpoint on _NSLayoutConstraintNumberExceedsLimit, and check the computed \
      constant with isFinite before it is assigned.
      """
    case .zeroHeightCell:
      "Pin the content from the top to the bottom of contentView, or set rowHeight."
    case .noCommonAncestor, .differentHierarchies:
      "Call addSubview for both views first, and activate constraints with isActive = true."
    case .incompatibleAnchors:
      "Use anchors of one kind: leading with leading or trailing, a width with a width or height."
    case .invalidFormat:
      "Correct the format at the caret. `plumb vfl` shows the constraints of a format."
    case .ambiguousLayout:
      """
      Add the constraint that decides, or give one of the views another hugging or compression \
      resistance priority. `plumb check` shows two layouts that are equally good.
      """
    case .visibleNavigationBar:
      "Call setNeedsLayout instead of layoutIfNeeded, or wait until viewDidAppear."
    case .tableOutsideHierarchy:
      """
      Load the data when the table is in a window, or only if view.window is not nil. The breakpoint \
      UITableViewAlertForLayoutOutsideViewHierarchy shows the call.
      """
    case .feedbackLoop:
      "Change views in layoutSubviews only if the value differs, and round it to pixels first."
    case .engineReentrancy:
      "Change constraints before the layout: in the setter of the property that they depend on."
    case .backgroundThread:
      "Change views on the main actor: await MainActor.run { … } or DispatchQueue.main.async."
    case .precisionLoss:
      "Keep constraints and change their constants, and avoid multipliers below 0.001."
    case .contentViewMask:
      "Leave contentView alone, and set the property only for the views that you add to it."
    case .flowLayoutSize:
      "Compute itemSize in viewWillLayoutSubviews from the bounds minus insets and spacing."
    case .keyboardPlane:
      "Nothing to change."
    }
  }
}
