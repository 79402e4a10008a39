// SPDX-License-Identifier: MIT

import Diagnostics

/// The rules about the content of a file, which do not depend on the device.
extension CheckRule {
  static let constraints: [CheckRule] = [
    CheckRule(
      "left-right", .warning, "Left and right edges instead of leading and trailing",
      why: """
        In right-to-left languages such as Arabic and Hebrew, text changes sides, but the layout \
        does not.
        """,
      remedy: """
        Use leading and trailing. `--fix` does so if both sides of a constraint use left or right.
        """,
      silencing: "For content that does not change sides: clocks, maps, playback controls."),
    CheckRule(
      "fixed-text-size", .note, "A fixed width or height around text",
      why: """
        Translated text, and text that follows the user's text size, may need more space than \
        today's text. A fixed width is reported only if the text stays on one line. A fixed height \
        is reported only if the font follows the text size or the text may wrap.
        """,
      remedy: """
        Make the constraint `>=`, or remove it: the text gives the view an intrinsic content size.
        """,
      silencing: "For text that never changes, such as initials."),
    CheckRule(
      "unscaled-font", .note, "A font that does not follow the text size",
      why: "Users who choose a larger text size still see small text.",
      remedy: "Choose a text style such as Body, and turn on \"Automatically Adjusts Font\".",
      silencing: "If code scales the font with `UIFontMetrics`."),
    CheckRule(
      "duplicate-constraint", .warning, "The same constraint twice",
      why: """
        One of the two has no effect. After a change to only one of them, they contradict each \
        other.
        """,
      remedy: "Remove one of them. `--fix` removes the later one.",
      silencing: "If code deactivates one of them."),
    CheckRule(
      "dominated-constraint", .warning, "A constraint that another one makes redundant",
      why: "A required constraint on the same attributes already implies it.",
      remedy: "Remove it, or the other one.",
      silencing: "If code changes one of the constants."),
    CheckRule(
      "hard-coded-device-size", .warning, "The size of one device as a constant",
      why: "On any other device the view is too narrow or too wide.",
      remedy: "Constrain both edges of the view to its superview.",
      silencing: "For screens that only one device shows."),
  ]

  static let references: [CheckRule] = [
    CheckRule(
      "malformed-constraint", .warning, "An invalid constraint",
      why: """
        Its attributes cannot be combined, or a number is invalid. UIKit raises an exception or \
        ignores the constraint.
        """,
      remedy: "Delete the constraint and create it again.",
      silencing: "Never."),
    CheckRule(
      "dangling-reference", .error, "A reference to an object that is not in the file",
      why: """
        An outlet, action, segue, tie breaker or constraint names an object that does not exist. \
        Loading raises an exception, or the connection has no effect.
        """,
      remedy: "Connect it again, or delete it.",
      silencing: "Never: the file is damaged, often by a merge."),
    CheckRule(
      "duplicate-id", .error, "Two objects with the same id",
      why: """
        References to the id reach only one of the objects, so constraints and outlets of the other \
        one are lost. The layout of these objects is not checked.
        """,
      remedy: "Give one of them another id, or delete it and create it again.",
      silencing: "Never: the file is damaged, often by a merge."),
    CheckRule(
      "uninstalled-item", .warning, "A constraint to a view that is not installed",
      why: """
        A size class or another trait excludes the view, and then the constraint has no effect. The \
        view at its other end loses the position or size that the constraint gives it.
        """,
      remedy:
        "Constrain the view to one that is installed, in the variation without the other view.",
      silencing: "If other constraints place the view."),
    CheckRule(
      "launch-screen", .warning, "A launch screen that needs code",
      why: """
        The system draws launch screens before it starts the app, and runs no code of the app. \
        Xcode refuses custom classes and runtime attributes. Outlets, actions and segues have no \
        effect, and only the initial view controller appears.
        """,
      remedy: "Use one view controller with views of UIKit and without connections.",
      silencing: "If the app loads the same storyboard again after its launch."),
    CheckRule(
      "foreign-device", .warning, "A device that does not run iOS",
      why: """
        The document is for iOS, but its device is an Apple TV, an Apple Watch or a Mac. Plumb uses \
        an iPhone instead.
        """,
      remedy: "Choose a device in the bar below the canvas of Interface Builder.",
      silencing: "Never: `--devices` sets the device of a check."),
    CheckRule(
      "missing-image", .warning, "An image that is in no catalog",
      why: """
        The image view stays empty. The rule searches the asset catalogs and image files of the \
        project.
        """,
      remedy: "Add the image, or correct the name.",
      silencing: "If the image is in another framework."),
    CheckRule(
      "missing-color", .warning, "A named colour that is in no catalog",
      why: "The app uses the colour components saved in the file, in every appearance.",
      remedy: "Add the colour, or correct the name.",
      silencing: "If the colour is in another framework."),
    CheckRule(
      "missing-string", .note, "A text without a translation",
      why: """
        The folder has a table of texts for the language, but the table does not contain this \
        text.
        """,
      remedy: "Add the text to the table.",
      silencing: "If code sets the text."),
    CheckRule(
      "unreadable-file", .error, "A file that cannot be read",
      why: "It is not a well-formed Interface Builder document. Xcode cannot open it either.",
      remedy: "Correct the place in the message. The usual cause is a conflict marker of a merge.",
      silencing: "Exclude the file in `.plumb.yml`."),
  ]
}
