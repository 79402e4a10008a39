// SPDX-License-Identifier: MIT

extension LayoutMessageRule {
  /// Output of debugger commands.
  static let printouts: [LayoutMessageRule] = [
    LayoutMessageRule(
      "constraint-printout", "List of constraints from the debugger", isPrintout: true,
      meaning: """
        The debugger printed constraints that affect a view. The list is no sign of a fault.
        """,
      cause: """
        Someone ran a command such as constraintsAffectingLayout(for:) or printed the \
        constraints of a view.
        """,
      fix: """
        No change is needed. The list shows the constraints that determine the view. If none \
        determines a position or size, the layout is ambiguous.
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
        If no view is marked, nothing is to be done. Give a marked view the missing position or \
        size on each axis, or different hugging and compression resistance priorities.
        """,
      marks: "ambiguouslayout", "autolayouttrace", "missinghostconstraints"),
  ]
}
