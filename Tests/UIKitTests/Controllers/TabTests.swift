// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// `UITab`, and taps on a tab bar.
///
/// Source: Apple's documentation of `UITab`, `UITabGroup`, `UITabBarControllerDelegate` and
/// `UITabBarDelegate`.
@MainActor
@Suite struct TabTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    var refuses = false
    var stack: [UIViewController]?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { !refuses }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { heard.append("controller \(viewController.title ?? "")") }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { heard.append("\(previousTab?.identifier ?? "-") to \(selectedTab.identifier)") }
    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { stack ?? proposedViewControllers }
  }

  private static func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
  }

  private let delegate = Delegate()

  @Test func tapsCallTheDelegateWhichMayRefuse() throws {
    let controller = UITabBarController()
    let (first, second) = (UIViewController(), UINavigationController())
    (first.title, second.title) = ("first", "second")
    controller.viewControllers = [first, second]
    controller.delegate = delegate
    controller.loadViewIfNeeded()
    controller.tabBar.simulateTap(on: second.tabBarItem)
    #expect(controller.selectedIndex == 1)
    delegate.refuses = true
    controller.tabBar.simulateTap(on: first.tabBarItem)
    #expect(controller.selectedIndex == 1)
    controller.selectedIndex = 0
    #expect(delegate.heard == ["controller second"])
  }

  private final class Touch: UITouch {
    var place = CGPoint.zero
    override func location(in view: UIView?) -> CGPoint { place }
  }

  @Test func touchesSelectTheTabUnderThem() {
    let controller = UITabBarController(tabs: ["a", "b"].map(Self.tab))
    controller.delegate = delegate
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let (bar, touch) = (controller.tabBar, Touch())
    touch.place = CGPoint(x: bar.bounds.midX + 20, y: 10)
    bar.touchesEnded([touch], with: nil)
    #expect(controller.selectedIndex == 1)
    touch.place = CGPoint(x: bar.bounds.midX - 20, y: 10)
    bar.touchesEnded([touch], with: nil)
    #expect(delegate.heard == ["a to b", "controller b", "b to a", "controller a"])
  }

  @Test func aSecondTapGoesBackToTheRoot() {
    let controller = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(UIViewController(), animated: false)
    controller.viewControllers = [stack]
    controller.loadViewIfNeeded()
    controller.tabBar.simulateTap(on: stack.tabBarItem)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func barsWithoutAControllerCallTheirDelegate() {
    final class BarDelegate: NSObject, UITabBarDelegate {
      var heard: [String] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append("select \(item.title ?? "")")
      }
      func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        heard.append("customize \(items.count)")
      }
      func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        heard.append("customized \(changed)")
      }
    }
    let (bar, delegate) = (UITabBar(), BarDelegate())
    bar.delegate = delegate
    let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    bar.simulateTap(on: items[1])
    #expect(bar.selectedItem === items[1])
    items[0].isEnabled = false
    bar.simulateTap(on: items[0])
    bar.beginCustomizingItems(items)
    #expect(bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: false))
    #expect(!bar.isCustomizing)
    #expect(delegate.heard == ["select b", "customize 2", "customized false"])
  }

  @Test func hiddenTabsAreOmittedFromTheBar() throws {
    let tabs = ["a", "b", "c"].map(Self.tab)
    let controller = UITabBarController(tabs: tabs)
    controller.loadViewIfNeeded()
    #expect(tabs[0].tabBarController === controller)
    #expect(tabs[0].viewController?.tab === tabs[0])
    #expect(tabs[1].hasVisiblePlacement)
    tabs[1].isHidden = true
    #expect(!tabs[1].hasVisiblePlacement)
    #expect(controller.tabBar.items?.map(\.title) == ["a", "c"])
    controller.selectedTab = tabs[2]
    #expect(controller.tabBar.selectedItem?.title == "c")
    #expect(controller.selectedIndex == 2)
    tabs[1].isHidden = false
    tabs[0].isHiddenByDefault = true
    #expect(controller.tabBar.items?.map(\.title) == ["b", "c"])
    controller.tabs = []
    #expect(tabs[0].tabBarController == nil)
  }

  @Test func selectionCallsTheDelegateWithThePreviousTab() {
    let tabs = ["a", "b"].map(Self.tab)
    let controller = UITabBarController(tabs: tabs)
    controller.delegate = delegate
    controller.loadViewIfNeeded()
    controller.selectedTab = tabs[1]
    #expect(delegate.heard == ["a to b"])
    controller.tabBar.simulateTap(on: tabs[0].barItem)
    #expect(delegate.heard == ["a to b", "b to a", "controller a"])
  }

  @Test func groupsShowTheirSelectedChild() {
    let children = ["x", "y", "z"].map(Self.tab)
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: children)
    let controller = UITabBarController(tabs: [Self.tab("a"), group])
    controller.delegate = delegate
    controller.loadViewIfNeeded()
    #expect(controller.tabBar.items?.map(\.title) == ["a", "group"])
    #expect(controller.tab(forIdentifier: "z") === children[2])
    #expect(group.tab(forIdentifier: "y") === children[1])
    controller.selectedTab = children[2]
    #expect(group.selectedChild === children[2])
    #expect(controller.selectedViewController === children[2].viewController)
    #expect(controller.selectedTab === children[2])
    group.selectedChild = children[0]
    #expect(controller.selectedViewController === children[0].viewController)
    #expect(delegate.heard == ["a to z", "z to x"])
  }

  @Test func groupsBeginWithTheirDefaultChild() {
    let children = ["x", "y"].map(Self.tab)
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: children)
    group.defaultChildIdentifier = "y"
    #expect(group.viewController === children[1].viewController)
    group.displayOrderIdentifiers = ["y"]
    #expect(group.displayOrder.map(\.identifier) == ["y", "x"])
  }

  @Test func managingControllersStackTheControllersUpToTheTab() {
    let child = Self.tab("x")
    let own = UIViewController()
    let group = UITabGroup(title: "g", image: nil, identifier: "g", children: [child]) { _ in own }
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    let controller = UITabBarController(tabs: [Self.tab("a"), group])
    controller.delegate = delegate
    #expect(navigation.viewControllers == [own])
    #expect(child.managingTabGroup === group)
    controller.selectedTab = child
    #expect(navigation.viewControllers == [own, child.viewController])
    delegate.stack = [own]
    group.selectedChild = nil
    #expect(navigation.viewControllers == [own])
  }

  @Test func searchTabsTakeTitlesToo() {
    let tab = UISearchTab(title: "Find", image: nil, identifier: "find")
    #expect(tab.title == "Find")
    #expect(UISearchTab().identifier == "UISearchTab")
  }

  @Test func contentEndsAtTheBar() {
    let controller = UITabBarController(tabs: [Self.tab("a")])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let guide = controller.contentLayoutGuide
    controller.view.layoutIfNeeded()
    #expect(guide.layoutFrame.maxY == controller.tabBar.frame.minY)
    #expect(guide.layoutFrame.width == controller.view.bounds.width)
  }
}
