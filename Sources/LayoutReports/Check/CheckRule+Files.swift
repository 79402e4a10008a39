// SPDX-License-Identifier: MIT

import Diagnostics

/// The rules about the content of a file, which do not depend on the device.
extension CheckRule {
  static let constraints: [CheckRule] = [
    CheckRule(
      "left-right", .warning, "Left and right where leading and trailing are meant",
      why: "In Arabic and Hebrew the layout stays as it is while the text around it turns.",
      mending:
        "Use leading and trailing. `--fix` does it where both sides of a constraint say left or right.",
      silencing: "For what does not turn: clocks, maps, controls of players."),
    CheckRule(
      "fixed-text-size", .note, "A fixed width or height around text",
      why: """
        Text that is translated, or follows the user's text size, needs another size than the one that \
        fits today. Widths count only where the text stays on one line, heights where the font follows the \
        text size or the text may wrap.
        """,
      mending: "Make the constraint `>=`, or remove it: text has a size of its own.",
      silencing: "For text that never changes, such as initials."),
    CheckRule(
      "unscaled-font", .note, "A font that does not follow the text size",
      why: "People who need larger text do not get it here.",
      mending: "Choose a text style such as Body, and turn on \"Automatically Adjusts Font\".",
      silencing: "Where code scales the font by UIFontMetrics."),
    CheckRule(
      "duplicate-constraint", .warning, "The same constraint twice",
      why: "One of the two has no effect; changing only the other has none either.",
      mending: "Remove one. `--fix` removes the one that nothing refers to.",
      silencing: "Where code turns one of them off."),
    CheckRule(
      "dominated-constraint", .warning, "A constraint that another one makes useless",
      why: "What it asks for holds already, by a required constraint on the same attributes.",
      mending: "Remove it, or the other one.",
      silencing: "Where code changes one of the constants."),
    CheckRule(
      "hard-coded-device-size", .warning, "The size of one device as a constant",
      why: "On any other device the view is too narrow or too wide.",
      mending: "Tie the view to both edges of its superview.",
      silencing: "For screens of one device alone."),
  ]

  static let references: [CheckRule] = [
    CheckRule(
      "malformed-constraint", .warning, "A constraint without a meaning",
      why:
        "Its attributes cannot be paired, or a number cannot be used: UIKit raises an exception or ignores it.",
      mending: "Delete it and make it again.",
      silencing: "Never."),
    CheckRule(
      "dangling-reference", .error, "An outlet, action, segue or constraint to nothing",
      why:
        "The object it names is not in the file: loading raises an exception, or nothing happens.",
      mending: "Connect it again, or delete it.",
      silencing: "Never: the file is damaged, often by a merge."),
    CheckRule(
      "missing-image", .warning, "An image that no catalog has",
      why:
        "The image view stays empty. Looked for in the asset catalogs and image files of the project.",
      mending: "Add the image, or correct the name.",
      silencing: "Where the image comes with another framework."),
    CheckRule(
      "missing-color", .warning, "A named colour that no catalog has",
      why: "The app uses the components saved in the file, in every appearance.",
      mending: "Add the colour, or correct the name.",
      silencing: "Where the colour comes with another framework."),
    CheckRule(
      "missing-string", .note, "A text that a language does not translate",
      why: "The folder has a table of texts for the language, but not this one.",
      mending: "Add the text to the table.",
      silencing: "Where code sets the text."),
    CheckRule(
      "unreadable-file", .error, "A file that cannot be read",
      why: "It is no well-formed Interface Builder document. Xcode cannot open it either.",
      mending: "Look at the place named; conflict markers of a merge are the usual cause.",
      silencing: "Exclude the file in `.plumb.yml`."),
  ]
}
