// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// View controllers that hide bars. Source: Apple's documentation of `hidesBottomBarWhenPushed`,
/// `prefersStatusBarHidden` and `childForStatusBarHidden`.
@MainActor
struct ScreenEdgeTests {
  private final class BareController: UIViewController {
    var hidesBar = true { didSet { setNeedsStatusBarAppearanceUpdate() } }
    override var prefersStatusBarHidden: Bool { hidesBar }
  }

  @Test func aPushedControllerHidesTheTabBar() {
    let root = UIViewController()
    root.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let withBar = root.view.safeAreaInsets.bottom
    #expect(withBar == tabs.tabBar.frame.height)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(detail.view.safeAreaInsets.bottom == withBar - 49)
    #expect(tabs.tabBar.frame.minY >= window.bounds.maxY)
    let further = UIViewController()
    navigation.pushViewController(further, animated: false)
    window.layoutIfNeeded()
    #expect(further.view.safeAreaInsets.bottom == withBar - 49)
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == withBar)
    #expect(tabs.tabBar.frame.maxY == window.bounds.maxY)
  }

  @Test(arguments: [false, true]) func withoutAStatusBarThePlainSafeAreaIsEmpty(isInside: Bool) {
    let bare = BareController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: bare)
    navigation.isNavigationBarHidden = true
    window.rootViewController = isInside ? navigation : bare
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(bare.view.safeAreaInsets.top == 0)
    bare.hidesBar = false
    window.layoutIfNeeded()
    #expect(bare.view.safeAreaInsets.top == 20)
  }
}
