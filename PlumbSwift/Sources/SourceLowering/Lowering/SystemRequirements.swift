// SPDX-License-Identifier: MIT

/// What UIKit's protocols ask for, where clients call it as `method?(…)`, and what objects of UIKit's are sent by name.
enum SystemRequirements {
  static func contains(_ name: String) -> Bool {
    SystemProtocols.hasOptional(name) || others.contains(name)
  }

  /// Methods of which UIKit asks whether an object has them, and does something else where it has not.
  static func isAsked(_ fullName: String) -> Bool { asked.contains(fullName) }

  private static let asked: Set<String> = [
    "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)",
  ]

  /// Methods that objects of UIKit's are sent by name, and that are declared nowhere else.
  static func isAction(_ name: String) -> Bool { actions.contains(name) }

  private static let actions: Set<String> = [
    "copy", "cut", "paste", "pasteAndMatchStyle", "select", "selectAll", "delete", "duplicate",
    "print", "find", "findAndReplace", "findNext", "findPrevious", "useSelectionForFind", "undo",
    "redo", "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize",
    "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "updateTextAttributes", "toggleSidebar", "toggleFullScreen", "performClose",
    "orderFrontStandardAboutPanel",
  ]

  private static let others: Set<String> = [
    "scrollView", "addPassesViewControllerDidFinish", "addVoiceShortcutViewControllerDidCancel",
    "gameCenterViewControllerDidFinish", "photoLibraryDidChange", "selectionDidChange",
    "selectionWillChange", "startInteractiveTransition", "textDidChange", "textWillChange",
    "traitCollectionDidChange", "mapViewWillStartLoadingMap", "searchBarResultsListButtonClicked",
    "numberOfComponents", "userContentController", "presentSearchController",
  ]
}
