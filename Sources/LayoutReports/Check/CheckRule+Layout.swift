// SPDX-License-Identifier: MIT

import Diagnostics

/// The rules about computed layouts.
extension CheckRule {
  static let layout: [CheckRule] = [
    CheckRule(
      "conflict", .error, "Required constraints that cannot all hold",
      why: """
        UIKit breaks one of them during layout, prints "Unable to simultaneously satisfy \
        constraints", and the frames are wrong. The named constraints are an irreducible set: the \
        solver has proved that without any one of them the others can hold. A set that contradicts \
        only the saved size of a cell or of a view without a screen, the collapsing of a hidden \
        view, or empty content at priority 1000 is no conflict.
        """,
      remedy: "Remove one of the named constraints, or lower its priority below 1000.",
      silencing: "If code replaces the file's constants before the first layout."),
    CheckRule(
      "ambiguous-layout", .warning, "Views with an ambiguous position or size",
      why: """
        Two different layouts satisfy all constraints equally well, and chance decides which one \
        appears. The finding shows both, as computed by the solver.
        """,
      remedy: """
        Add the constraint or change the priority that the fix names. This change alone makes the \
        layout unique.
        """,
      silencing: "If code adds the missing constraints."),
    CheckRule(
      "truncated-text", .warning, "Text that ends in an ellipsis",
      why: """
        The text in the file, in its font, needs more space than the layout gives it. \
        `--text-sizes` and `--locale` also check larger text sizes and the other languages of the \
        folder. The finding is a note if code probably replaces the text: a key for localization, a \
        text of the object library, or a view with an outlet or a tag.
        """,
      remedy: """
        Let the view grow (`>=` instead of `==`, number of lines 0), or raise the view's \
        compression resistance so that its neighbours shrink instead.
        """,
      silencing: "If the text is an example that code replaces by a shorter one."),
    CheckRule(
      "clipped-text", .warning, "Text that is taller than its view",
      why: """
        The text is cut off at the upper and lower edge. The finding is a note if code probably \
        replaces the text.
        """,
      remedy: "Remove the height constraint, or make it `>=`.",
      silencing: "If code replaces the text or the font."),
    CheckRule(
      "outside-superview", .warning, "Content beyond the edges of its superview",
      why: """
        Content outside its superview gets no touches. It is not drawn if the superview clips its \
        subviews or is the outermost view. Of a label only the letters count. The finding is a note \
        if at most a quarter of the view loses touches and all of it is drawn.
        """,
      remedy: "Constrain the view to the edges of its superview, or enlarge the superview.",
      silencing: "If an animation moves the view in."),
    CheckRule(
      "outside-safe-area", .warning, "Text or controls under bars, camera or home indicator",
      why: """
        They can be covered, and the system handles touches there. The lower edge of a launch \
        screen is not checked.
        """,
      remedy: "Constrain the view to the safe area instead of the superview.",
      silencing: "If code hides the bar."),
    CheckRule(
      "overlapping-views", .warning, "Siblings whose contents overlap",
      why: """
        Texts or controls that cover each other cannot be read, and only the upper one gets \
        touches. The rule compares what the views draw: letters, images and backgrounds. Two views \
        in one place of which code hides one are no overlap. The finding is a note if code probably \
        replaces one of the texts.
        """,
      remedy: "Add a constraint that keeps the views apart.",
      silencing: "If only one of the two is visible at a time."),
    CheckRule(
      "zero-size", .warning, "Content with zero width or height",
      why: "The view is visible and has content, but its width or height is zero.",
      remedy: "Remove the constraint that causes it, or give the view a size.",
      silencing: "If the view is collapsed until code expands it."),
    CheckRule(
      "small-touch-target", .note, "Buttons smaller than 44 by 44 points",
      why: """
        Apple's Human Interface Guidelines recommend a touch area of 44 by 44 points. The rule \
        counts the part of the button inside its superviews, since touches elsewhere do not reach it.
        """,
      remedy: "Constrain width and height to at least 44, or enlarge the content insets.",
      silencing: "If the button's class enlarges its touch area."),
    CheckRule(
      "low-contrast", .warning, "Text with a contrast below 3:1",
      why: """
        The Web Content Accessibility Guidelines 2.2 require 4.5:1, and 3:1 for large text. The \
        rule needs known colours of text and background. For a label with an outlet the finding \
        is a note, because code can set other colours. `--dark` also checks the dark appearance.
        """,
      remedy: "Use `label` on `systemBackground`, or colours with more contrast.",
      silencing: "If the text is only decoration."),
    CheckRule(
      "stale-frame", .note, "Saved frames that break the file's own constraints",
      why: """
        The frame in the file is not the frame that the constraints give, so Xcode's canvas \
        differs from the app. The rule finds saved frames that contradict a constraint by \
        themselves.
        """,
      remedy: "Update the frames in Interface Builder, or with `plumb verify --update`.",
      silencing: "Never needed: the app does not use saved frames of constrained views."),
    CheckRule(
      "cell-without-vertical-chain", .warning,
      "Self-sizing cells without a chain from top to bottom",
      why: """
        The table view asks the cell for its height, but no chain of constraints connects the top \
        of the content view to its bottom. Every row gets the standard height. The finding is a \
        note for cells that were designed at this height.
        """,
      remedy:
        "Constrain the first view to the top of the content view and the last one to its bottom.",
      silencing: "If the delegate returns the height."),
  ]
}
