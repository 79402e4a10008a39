// SPDX-License-Identifier: MIT

/// The optional requirements of UIKit's protocols, which have defaults here: clients call them as `method?(…)`.
enum SystemRequirements {
  static func contains(_ name: String) -> Bool { names.contains(name) }

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

  private static let names: Set<String> = [
    "tableView", "collectionView", "pickerView", "textField", "textView", "searchBar", "scrollView",
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
    "gestureRecognizer", "application", "numberOfSections", "sectionIndexTitles", "indexTitles",
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging", "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "viewForZooming",
    "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
    "textFieldDidEndEditing", "textFieldDidChangeSelection", "textFieldShouldClear",
    "textFieldShouldReturn", "textViewShouldBeginEditing", "textViewDidBeginEditing",
    "textViewShouldEndEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "searchBarSearchButtonClicked",
    "searchBarCancelButtonClicked", "searchBarBookmarkButtonClicked",
    "gestureRecognizerShouldBegin",
    "presentationControllerDidDismiss", "presentationControllerWillDismiss",
    "presentationControllerShouldDismiss", "presentationControllerDidAttemptToDismiss",
    "adaptivePresentationStyle", "animationDidStart", "animationDidStop", "sceneDidDisconnect",
    "sceneDidBecomeActive", "sceneWillResignActive", "sceneWillEnterForeground",
    "sceneDidEnterBackground", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
  ]
}
