// SPDX-License-Identifier: MIT

extension SceneLowering {
  /// Whether a scroll view starts its content below the bars over it.
  ///
  /// Source: UIKit's documentation of `contentInsetAdjustmentBehavior` and, before iOS 11, of
  /// `automaticallyAdjustsScrollViewInsets`.
  func adjustsContentInset(_ element: IBElement, in surroundings: ViewSurroundings) -> Bool {
    let controller = controllers.last.flatMap { graph.controller($0) }
    let isControllers = controller?.flag("automaticallyAdjustsScrollViewInsets") ?? true
    guard hasSafeAreas else {
      // Only the root view of a controller, or the first view in it.
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
      // What surely scrolls adjusts in any case, the rest where the controller wants it.
      return isControllers || element.flag("alwaysBounceVertical") == true
    }
  }
}

extension IBElement {
  /// Whether this scroll view keeps clear of what lies over it only where it scrolls.
  ///
  /// Source: UIKit's documentation of `contentInsetAdjustmentBehavior`.
  var adjustsContentInsetByNeed: Bool {
    name != "tableView" && flag("alwaysBounceVertical") != true
      && self["contentInsetAdjustmentBehavior"] != "always"
  }
}
