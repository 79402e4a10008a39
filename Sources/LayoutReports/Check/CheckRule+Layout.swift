// SPDX-License-Identifier: MIT

import Diagnostics

/// The rules about computed layouts.
extension CheckRule {
  static let layout: [CheckRule] = [
    CheckRule(
      "conflict", .error, "Required constraints that cannot all hold",
      why: """
        UIKit breaks one of them when it lays out, prints "Unable to simultaneously satisfy \
        constraints", and the frames are not what was meant. The constraints named are an irreducible \
        set: without any one of them the rest can hold, which the solver has shown.
        """,
      mending: "Remove one of the constraints named, or lower its priority below 1000.",
      silencing: "Where the file's constants are replaced before the first layout."),
    CheckRule(
      "ambiguous-layout", .warning, "Views whose place or size nothing decides",
      why: """
        Two different layouts satisfy all constraints equally well, and which one appears is chance. \
        Both are shown; the solver computed them.
        """,
      mending: """
        Add the constraint, or change the priority, that the fix names: with it alone the layout is \
        unique.
        """,
      silencing: "Where code adds what is missing."),
    CheckRule(
      "truncated-text", .warning, "Text that ends in an ellipsis",
      why: """
        The text in the file, set in its font, needs more room than the layout gives it. With \
        `--text-sizes` and `--locale` the text is set larger and in the other languages of the folder.
        """,
      mending: """
        Let the view grow (`>=` in place of `==`, lines set to 0), or let the neighbours give way by \
        raising the view's compression resistance.
        """,
      silencing: "Where the text is an example that code replaces by a shorter one."),
    CheckRule(
      "clipped-text", .warning, "Text that is higher than its view",
      why: "The lines are cut off at the upper and lower edge.",
      mending: "Remove the height constraint, or make it `>=`.",
      silencing: "Where code replaces text or font."),
    CheckRule(
      "outside-superview", .warning, "Content beyond the edges of its superview",
      why: """
        What lies outside a view gets no touches, and is not drawn where the view clips or is the \
        outermost.
        """,
      mending: "Tie the view to the edges of its superview, or give the superview room.",
      silencing: "Where the view is moved in by an animation."),
    CheckRule(
      "outside-safe-area", .warning, "Text or controls under bars, camera or home indicator",
      why: "They can be covered, and touches there belong to the system.",
      mending: "Constrain the view to the safe area in place of the superview.",
      silencing: "Where the bar is hidden in code."),
    CheckRule(
      "overlapping-views", .warning, "Siblings whose contents cover each other",
      why:
        "Two texts or controls drawn over each other cannot be read, and the upper takes the touches.",
      mending: "Add a constraint that keeps the views apart.",
      silencing: "Where only one of the two is shown at a time."),
    CheckRule(
      "zero-size", .warning, "Content without any width or height",
      why: "The view is not hidden and has something to show, but no room at all.",
      mending: "Remove the constraint that makes it so, or give the view a size.",
      silencing: "Where the view is collapsed until code opens it."),
    CheckRule(
      "small-touch-target", .note, "Buttons of less than 44 by 44 points",
      why: "Apple's Human Interface Guidelines ask for 44 by 44 points that react to touches.",
      mending: "Constrain width and height to be at least 44, or enlarge the content insets.",
      silencing: "Where the button's class enlarges the area that reacts."),
    CheckRule(
      "low-contrast", .warning, "Text with a contrast below 3:1",
      why: """
        The Web Content Accessibility Guidelines 2.2 ask for 4.5:1, for large text for 3:1. Found only \
        where the colours of text and background are both known; with `--dark` in the dark as well.
        """,
      mending: "Use `label` on `systemBackground`, or colours further apart.",
      silencing: "Where the text is meant to be decoration."),
    CheckRule(
      "stale-frame", .note, "Saved frames that break the file's own constraints",
      why: """
        The frame in the file is not what the constraints give, so the canvas shows something else than \
        the app. Found where the saved frames contradict a constraint by themselves.
        """,
      mending: "Update the frames in Interface Builder, or with `plumb verify --update`.",
      silencing: "Never needed; the app does not use saved frames of constrained views."),
    CheckRule(
      "cell-without-vertical-chain", .warning,
      "Self-sizing cells without a chain from top to bottom",
      why: """
        The table asks the cell for its height, but no chain of constraints joins the top of the \
        content to its bottom: every row gets the standard height.
        """,
      mending: "Tie the first view to the top of the content view and the last one to its bottom.",
      silencing: "Where the delegate returns the height."),
  ]
}
