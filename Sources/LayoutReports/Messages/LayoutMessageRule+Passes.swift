// SPDX-License-Identifier: MIT

extension LayoutMessageRule {
  /// Messages about passes of layout.
  static let passes: [LayoutMessageRule] = [
    LayoutMessageRule(
      "missing-constraints", "View without enough constraints",
      meaning: """
        AppKit or UIKit found a view that uses constraints, but they do not determine its \
        position and size.
        """,
      cause: """
        translatesAutoresizingMaskIntoConstraints is false, but no constraints or too few were \
        added for the view.
        """,
      fix: """
        Add the missing constraints: a position and a size on both axes. A view that is placed \
        by its frame keeps translatesAutoresizingMaskIntoConstraints = true.
        """,
      marks: "becausetherearenotenoughconstraints", "detectedmissingconstraintsfor",
      "notenoughconstraintstofullydefine"),
    LayoutMessageRule(
      "ambiguous-layout", "Ambiguous layout",
      meaning: """
        More than one frame satisfies the constraints of a view, so its frame can change from \
        pass to pass.
        """,
      cause: """
        A position or a size is missing on the named axis, or the same priority decides which \
        of two views stretches.
        """,
      fix: """
        Add a constraint for the named position or size, or give the views different hugging \
        or compression resistance priorities.
        """,
      marks: "positionisambiguousfor", "positionareambiguousfor", "heightisambiguousfor",
      "widthisambiguousfor", "heightareambiguousfor", "sizeareambiguousfor",
      "positionisambiguous", "heightisambiguous", "widthisambiguous",
      "positionandsizeareambiguous", "hasambiguouslayout", "scrollablecontentsizeisambiguous",
      "scrollviewhasambiguous"),
    LayoutMessageRule(
      "misplaced-view", "Frame in the file differs from the constraints",
      meaning: """
        The frame that Interface Builder saved is not the frame that the constraints give at \
        run time.
        """,
      cause: """
        A constraint was changed without updating the frames.
        """,
      fix: """
        Update the frames: `plumb verify FILE` shows the differences, and Xcode has Update \
        Frames.
        """,
      marks: "willbedifferentatruntime"),
    LayoutMessageRule(
      "cell-height-zero", "Cell content that suggests a height of zero",
      meaning: """
        The constraints of a cell determine no height, so UIKit uses the standard height.
        """,
      cause: """
        No unbroken chain of constraints goes from the top to the bottom of the content view, \
        or views are added to the cell and not to its contentView.
        """,
      fix: """
        Connect the top of contentView through the content to its bottom. Add views to \
        contentView. If the height is fixed, set rowHeight.
        """,
      marks: "ambiguouslysuggestaheightofzero", "ambiguouslysuggestasizeofzero",
      "ambiguouslysuggestawidthofzero", "consideringthecollapseunintentional"),
    LayoutMessageRule(
      "layout-loop", "Layout that does not end",
      meaning: """
        Views are laid out again and again in one update: each pass requests another one.
        """,
      cause: """
        layoutSubviews or viewDidLayoutSubviews changes a constraint, frame or content size of \
        the superview each time, or a height follows from a width that depends on it.
        """,
      fix: """
        Change values only if they differ, and do not call setNeedsLayout of a superview \
        during layout. The log with -UIViewLayoutFeedbackLoopDebuggingThreshold 100 names the \
        views.
        """,
      marks:
        "layoutfeedbackloop", "stuckinitsupdatelayoutloop", "stuckinarecursivelayoutloop",
      "recursivelayoutloop", "stuckinitsupdatelayout",
      "moreupdateconstraintsinwindowpassesthan", "morelayoutinwindowpassesthan",
      "needinganotherupdateconstraintsinwindowpass", "layoutloopdetected",
      "abouttosendsetneedslayouttolayer"),
    LayoutMessageRule(
      "recursive-layout", "Layout requested during layout",
      meaning: """
        A layout was requested for a view that is being laid out. The request is ignored, or \
        loops.
        """,
      cause: """
        layoutIfNeeded or layoutSubtreeIfNeeded is called in layout, layoutSubviews or \
        updateConstraints, often through a size or a window that changes there.
        """,
      fix: """
        Do not force a layout during layout: set constants before, or call super first and \
        then setNeedsLayout for the next pass.
        """,
      marks: "whichisalreadybeinglaidout", "notlegaltocalllayoutsubtreeifneeded",
      "layoutsubtreeifneededonaview", "recursivelayout"),
    LayoutMessageRule(
      "layout-without-super", "layoutSubviews without super",
      meaning: """
        A class overrides layoutSubviews and does not complete Auto Layout.
        """,
      cause: """
        The override does not call super.layoutSubviews(), or changes constraints after the \
        call. Old systems also print this for subviews of UITableView.
        """,
      fix: """
        Call super.layoutSubviews() in the override. Change constraints before it, or call it \
        again after the change.
        """,
      marks: "autolayoutstillrequiredafterexecuting", "needstocallsuper"),
  ]
}
