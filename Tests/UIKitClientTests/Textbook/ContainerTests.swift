// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Container view controllers.
@MainActor
@Suite(.serialized)
struct ContainerTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func navigationBarAddsToTheSafeArea() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = show(navigation)
    // 20 points of status bar and 44 points of navigation bar.
    #expect(content.view.safeAreaInsets.top == 64)
    #expect(content.view.frame == window.bounds)
    #expect(content.topLayoutGuide.length == 64)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(content.navigationController === navigation)

    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 20)
  }

  @Test func pushedControllersReplaceEachOther() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let window = show(navigation)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === second)
    #expect(first.view.window == nil)
    #expect(second.view.window === window)
    #expect(second.view.safeAreaInsets.top == 64)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(second.parent == nil)
    #expect(first.view.window === window)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func tabBarAddsToTheSafeArea() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = show(tabs)
    #expect(first.view.safeAreaInsets.bottom == 49)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(first.view.window == nil)
    #expect(second.view.window === window)
    #expect(second.view.safeAreaInsets.bottom == 49)
    #expect(second.tabBarController === tabs)
  }
}
