// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutCore

/// A scene as an app shows it: made by a storyboard, with the containers around it that lead to it.
@MainActor
struct AppDoor {
  let window: UIWindow
  let controller: UIViewController

  /// - Returns: nil where the storyboard does not make what the scene shows.
  init?(_ scene: IBScene, in storyboard: UIStoryboard, _ surroundings: SceneSurroundings) {
    window = UIWindow(frame: UIScreen.main.bounds)
    // What the tools draw behind a scene.
    window.backgroundColor = .systemBackground
    let id = surroundings.shownID
    guard var outer = Self.makeOuter(id, in: storyboard, surroundings) else { return nil }
    if surroundings.isBelowForeignBar {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(outer, animated: false)
      outer = navigation
    }
    if surroundings.isPushed, let navigationID = surroundings.navigationID {
      let pushedID = surroundings.isTabOnStack ? surroundings.tabID ?? id : id
      guard let navigation = outer.contained(navigationID) as? UINavigationController,
        let pushed = storyboard.makeController(pushedID)
      else { return nil }
      navigation.pushViewController(pushed, animated: false)
    }
    if let tab = surroundings.tabID, let tabs = outer.contained(tab) as? UITabBarController {
      tabs.selectedIndex =
        tabs.children.firstIndex {
          let child = $0.interfaceID
          return child == id || child == surroundings.navigationID
        } ?? 0
    }
    if surroundings.isPresented {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.present(outer, animated: false)
    } else {
      window.rootViewController = outer
      window.makeKeyAndVisible()
    }
    guard let shown = outer.contained(id) else { return nil }
    controller = shown
    window.layoutIfNeeded()
  }

  /// The outermost container that the file has around a controller, or the controller itself.
  private static func makeOuter(
    _ id: String, in storyboard: UIStoryboard, _ surroundings: SceneSurroundings
  ) -> UIViewController? {
    let containers =
      surroundings.isTabOnStack
      ? [surroundings.navigationID, surroundings.tabID]
      : [surroundings.tabID, surroundings.navigationID]
    return storyboard.makeController(containers.compactMap { $0 }.first ?? id)
  }

  /// The screen, laid out.
  var screen: LayoutSnapshot { window.layoutSnapshot() }

  var root: ItemID? { controller.viewIfLoaded?.item }

  /// The ids in the file of the views in the controller's, by their items.
  var ids: [ItemID: String] {
    var ids: [ItemID: String] = [:]
    var pending = controller.viewIfLoaded.map { [$0] } ?? []
    while let view = pending.popLast() {
      ids[view.item] = view.interfaceID
      pending += view.subviews
    }
    return ids
  }
}

extension UIViewController {
  /// The controller with an id of the file among this one and those in it.
  fileprivate func contained(_ id: String) -> UIViewController? {
    if interfaceID == id { return self }
    for child in children {
      if let found = child.contained(id) { return found }
    }
    return nil
  }
}
