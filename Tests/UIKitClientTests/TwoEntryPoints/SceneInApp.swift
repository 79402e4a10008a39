// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import UIKit

/// A scene in an app: created by the storyboard, inside the containers that lead to it.
@MainActor
struct SceneInApp {
  let window: UIWindow
  let controller: UIViewController
  /// Whether the layout ended by itself.
  let isUnique: Bool

  /// - Returns: nil if the storyboard cannot create the scene's controllers.
  init?(_ scene: IBScene, in storyboard: UIStoryboard, _ surroundings: SceneSurroundings) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    var isUnique = true
    let diagnostics = LayoutDiagnostic.handler
    LayoutDiagnostic.handler = { if $0.view === window { isUnique = false } }
    defer { LayoutDiagnostic.handler = diagnostics }
    // The background that the tools draw behind a scene.
    window.backgroundColor = .systemBackground
    window.tintColor = storyboard.globalTint
    let id = surroundings.shownID
    guard var outer = Self.makeOuter(id, in: storyboard, surroundings) else { return nil }
    let below = surroundings.stackIDs.dropLast()
    if surroundings.isBelowForeignBar {
      let first = below.first.flatMap { storyboard.makeController($0) } ?? UIViewController()
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.isTranslucent = !surroundings.isForeignBarOpaque
      for id in below.dropFirst() {
        guard let controller = storyboard.makeController(id) else { continue }
        navigation.pushViewController(controller, animated: false)
      }
      navigation.pushViewController(outer, animated: false)
      outer = navigation
    }
    if surroundings.isPushed, let navigationID = surroundings.navigationID {
      guard let navigation = outer.contained(navigationID) as? UINavigationController else {
        return nil
      }
      for id in surroundings.stackIDs.dropFirst() {
        guard let pushed = storyboard.makeController(id) else { return nil }
        navigation.pushViewController(pushed, animated: false)
      }
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
    self.isUnique = isUnique
  }

  /// The outermost container of a controller in the file, or the controller itself.
  private static func makeOuter(
    _ id: String, in storyboard: UIStoryboard, _ surroundings: SceneSurroundings
  ) -> UIViewController? {
    let containers =
      surroundings.isTabOnStack
      ? [surroundings.navigationID, surroundings.tabID]
      : [surroundings.tabID, surroundings.navigationID]
    return storyboard.makeController(containers.compactMap { $0 }.first ?? id)
  }

  /// The screen after layout.
  var screen: LayoutSnapshot { window.layoutSnapshot() }

  var root: ItemID? { controller.viewIfLoaded?.item }

  /// The ids in the file of the controller's views, by item.
  var ids: [ItemID: String] {
    Dictionary(views.compactMap { view in view.interfaceID.map { (view.item, $0) } }) { $1 }
  }

  /// The ids of views with an ambiguous layout, and of their descendants.
  var openIDs: Set<String> {
    var open: Set<String> = []
    for view in views {
      let around = sequence(first: view) { $0 === controller.viewIfLoaded ? nil : $0.superview }
      if let id = view.interfaceID, around.contains(where: \.hasAmbiguousLayout) { open.insert(id) }
    }
    return open
  }

  /// The ids of labels with several lines.
  var wrappedIDs: Set<String> {
    let labels = views.compactMap { $0 as? UILabel }.filter { $0.numberOfLines != 1 }
    return Set(labels.compactMap(\.interfaceID))
  }

  /// The controller's view and its descendants.
  private var views: [UIView] {
    var views = controller.viewIfLoaded.map { [$0] } ?? []
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }
}

extension UIViewController {
  /// The controller with an id of the file, among this controller and its descendants.
  fileprivate func contained(_ id: String) -> UIViewController? {
    if interfaceID == id { return self }
    for child in children {
      if let found = child.contained(id) { return found }
    }
    return nil
  }
}
