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
    var outer: UIViewController
    if let tab = surroundings.tabID {
      guard let tabs = storyboard.makeController(tab) as? UITabBarController else { return nil }
      tabs.selectedIndex =
        tabs.children.firstIndex {
          let child = $0.interfaceID
          return child == id || child == surroundings.navigationID
        } ?? 0
      outer = tabs
    } else if let navigation = surroundings.navigationID {
      guard let made = storyboard.makeController(navigation) else { return nil }
      outer = made
    } else {
      guard let made = storyboard.makeController(id) else { return nil }
      outer = made
    }
    if surroundings.isBelowForeignBar {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(outer, animated: false)
      outer = navigation
    }
    if surroundings.isPushed, let navigation = outer.contained(surroundings.navigationID) {
      guard let pushed = storyboard.makeController(id) else { return nil }
      (navigation as? UINavigationController)?.pushViewController(pushed, animated: false)
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
  fileprivate func contained(_ id: String?) -> UIViewController? {
    if interfaceID == id { return self }
    for child in children {
      if let found = child.contained(id) { return found }
    }
    return nil
  }
}
