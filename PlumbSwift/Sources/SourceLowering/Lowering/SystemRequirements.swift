// SPDX-License-Identifier: MIT

/// Optional requirements of UIKit protocols, which clients call as `method?(…)`, and actions that
/// UIKit objects receive by name.
enum SystemRequirements {
  static func contains(_ name: String) -> Bool {
    SystemProtocols.hasOptional(name) || others.contains(name)
  }

  /// Whether UIKit behaves differently if the object does not implement the method.
  static func changesBehavior(_ fullName: String) -> Bool { behaviorChanging.contains(fullName) }

  private static let behaviorChanging: Set<String> = [
    "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)",
  ]

  /// Actions that UIKit sends by name and that no protocol of the table declares.
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
