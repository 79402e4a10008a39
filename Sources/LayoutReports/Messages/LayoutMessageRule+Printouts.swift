// SPDX-License-Identifier: MIT

extension LayoutMessageRule {
  /// Output of debugger commands.
  static let printouts: [LayoutMessageRule] = [
    LayoutMessageRule(
      "constraint-printout", "List of constraints from the debugger", isPrintout: true,
      meaning: """
        The debugger printed constraints that affect a view. Nothing is wrong with a layout \
        because of this list.
        """,
      cause: """
        Someone ran a command such as constraintsAffectingLayout(for:) or printed the \
        constraints of a view.
        """,
      fix: """
        Nothing to change. Read the list to see what determines the view; a missing position \
        or size is what makes a layout ambiguous.
        """,
      marks: "constraintsaffectinglayout", "nsarraym0x", "nsarrayi0x"),
    LayoutMessageRule(
      "layout-trace", "Tree of views from the debugger", isPrintout: true,
      meaning: """
        The debugger printed the tree of views. Views marked AMBIGUOUS LAYOUT have constraints \
        that more than one frame satisfies.
        """,
      cause: """
        Someone ran _autolayoutTrace. A marked view has no constraint for its position or size \
        on one axis, or two views can share space in different ways.
        """,
      fix: """
        If no view is marked, nothing is to be done. For a marked view, add what is missing: a \
        position and a size on both axes, or different hugging and compression resistance \
        priorities.
        """,
      marks: "ambiguouslayout", "autolayouttrace", "missinghostconstraints"),
  ]
}
