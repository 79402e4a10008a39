// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Items in bars. Source: Apple's documentation of bar and tab items. The places are those of the
/// drawn buttons.
@MainActor
struct BarItemTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func shown(_ controller: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return navigation
  }

  @Test func aCustomViewIsShownInTheBar() {
    let controller = UIViewController()
    let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
    let navigation = shown(controller)
    defer { withExtendedLifetime(navigation) {} }
    let bar = navigation.navigationBar
    #expect(avatar.superview === bar)
    #expect(avatar.frame.size == CGSize(width: 32, height: 32))
    #expect(avatar.frame.maxX == bar.bounds.maxX - 16)
    #expect(avatar.frame.midY == bar.bounds.maxY - 22)
    controller.navigationItem.rightBarButtonItem = nil
    #expect(avatar.superview == nil)
  }

  /// Source: `UIBarButtonItem.isHidden`, "hidden items take no space".
  @Test func hiddenItemsAreNotShown() {
    let controller = UIViewController()
    let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    let save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let own = UIBarButtonItem(customView: avatar)
    controller.navigationItem.rightBarButtonItems = [save, own]
    let navigation = shown(controller)
    let bar = navigation.navigationBar
    save.isHidden = true
    navigation.view.layoutIfNeeded()
    #expect(!bar.svg().contains(">Save<") && avatar.frame.maxX == bar.bounds.maxX - 16)
    own.isHidden = true
    navigation.view.layoutIfNeeded()
    #expect(avatar.superview == nil)
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    tools.items = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    #expect(tools.svg().contains(">Share<"))
    tools.items?.first?.isHidden = true
    #expect(!tools.svg().contains(">Share<"))
  }

  /// A window with the safe area of a device in landscape, as snapshot tests simulate it.
  private final class Sideways: UIWindow {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }
  }

  @Test func itemsStayInsideTheSafeArea() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let tool = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    controller.toolbarItems = [UIBarButtonItem(customView: tool)]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let window = Sideways(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.width == 844)
    // 844 minus the safe area of 47 and the bar's margin of 20.
    #expect(view.frame.maxX == 777)
    #expect(tool.frame.minX == 67)
  }

  @Test func adjacentCustomViewsDoNotOverlap() {
    let controller = UIViewController()
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    }
    controller.navigationItem.leftBarButtonItems = [first, second].map(UIBarButtonItem.init)
    let navigation = shown(controller)
    defer { withExtendedLifetime(navigation) {} }
    #expect(first.frame.width == 40 && first.frame.height == 44)
    #expect(second.frame.minX == first.frame.maxX + 16)
    #expect(first.frame.minX == 16)
  }

  @Test func toolbarsShowCustomViews() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    toolbar.items = [.flexibleSpace(), UIBarButtonItem(customView: view), .flexibleSpace()]
    toolbar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 120, y: 12, width: 60, height: 20))
    toolbar.items = []
    toolbar.layoutIfNeeded()
    #expect(view.superview == nil)
  }

  @Test func statesAndTintsOfButtonsAreDrawn() {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    let navigation = shown(controller)
    defer { withExtendedLifetime(navigation) {} }
    let bar = navigation.navigationBar
    let plain = bar.svg()
    item.isEnabled = false
    let disabled = bar.svg()
    #expect(disabled != plain)
    item.isEnabled = true
    #expect(bar.svg() == plain)
    item.style = .done
    #expect(bar.svg() != plain)
    item.tintColor = red
    #expect(bar.svg().lowercased().contains("#ff0000"))
  }

  @Test func tabsShowBadgesAndTheirOwnColours() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    bar.selectedItem = items[0]
    let plain = bar.svg()
    bar.unselectedItemTintColor = red
    #expect(!plain.lowercased().contains("#ff0000"))
    #expect(bar.svg().lowercased().contains("#ff0000"))
    items[1].badgeValue = "12"
    bar.items = items
    #expect(bar.svg().contains(">12<"))
  }

  // MARK: Tab bar items of navigation controllers

  /// Source: in apps, the root controller of a stack sets its tab bar item in its own initializer.
  @Test func aStackHasTheTabOfItsFirstController() {
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    #expect(navigation.tabBarItem === first.tabBarItem)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.loadViewIfNeeded()
    tabs.view.layoutIfNeeded()
    #expect(tabs.tabBar.items?.map(\.title) == ["First"])
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.tabBarItem === first.tabBarItem)

    let own = UITabBarItem(title: "Own", image: nil, tag: 1)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
    let titled = UINavigationController(rootViewController: first)
    titled.title = "Stack"
    #expect(titled.tabBarItem.title == "Stack" && first.tabBarItem.title == "First")
  }

  // MARK: Sizes

  /// Source: overrides in apps add to the result of the method. The heights are those that Xcode
  /// saves.
  @Test func barsFitTheWidthThatIsOffered() {
    let offered = CGSize(width: 320, height: 0)
    #expect(UINavigationBar().sizeThatFits(offered) == CGSize(width: 320, height: 44))
    #expect(UITabBar().sizeThatFits(offered) == CGSize(width: 320, height: 49))
  }
}
