// SPDX-License-Identifier: MIT

extension SceneLowering {
  /// Whether a scroll view's content starts below the bars over it.
  ///
  /// Source: UIKit's documentation of `contentInsetAdjustmentBehavior` and, before iOS 11, of
  /// `automaticallyAdjustsScrollViewInsets`.
  func adjustsContentInset(_ element: IBElement, in surroundings: ViewSurroundings) -> Bool {
    let controller = controllers.last.flatMap { graph.controller($0) }
    let isControllers = controller?.flag("automaticallyAdjustsScrollViewInsets") ?? true
    guard hasSafeAreas else {
      // This applies only to the root view of a controller or to its first subview.
      let isRoot = element.key == "view"
      let isFirst =
        surroundings.superview?.key == "view"
        && surroundings.superview?.list("subviews").first?.id == element.id
      return isControllers && (isRoot || isFirst)
    }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": return false
    case "always": return true
    default:
      // A view that always bounces always adjusts. For other views the controller decides.
      return isControllers || element.flag("alwaysBounceVertical") == true
    }
  }
}

extension IBElement {
  /// Whether this scroll view adjusts its content inset only if its content is scrollable.
  ///
  /// Source: UIKit's documentation of `contentInsetAdjustmentBehavior`.
  var adjustsContentInsetByNeed: Bool {
    name != "tableView" && flag("alwaysBounceVertical") != true
      && self["contentInsetAdjustmentBehavior"] != "always"
  }
}
