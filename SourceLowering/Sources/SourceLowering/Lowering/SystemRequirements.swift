// SPDX-License-Identifier: MIT

/// The optional requirements of UIKit's protocols, which have defaults here: clients call them as `method?(…)`.
enum SystemRequirements {
  static func contains(_ name: String) -> Bool { names.contains(name) }

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
