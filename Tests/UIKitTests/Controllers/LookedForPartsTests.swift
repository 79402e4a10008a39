// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Private views of UIKit that apps search for. Source: apps' code that walks through subviews and
/// reads values by key, and recursive descriptions that apps publish.
@MainActor
struct LookedForPartsTests {
  private func all<Part: UIView>(_ type: Part.Type, below view: UIView) -> [Part] {
    view.subviews.flatMap { [$0 as? Part].compactMap { $0 } + all(type, below: $0) }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func scrollStylePagesAreInAScrollView() throws {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    pager.setViewControllers([page], direction: .forward, animated: false)
    let window = shown(pager)
    let scroll = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect("\(type(of: scroll))" == "_UIQueuingScrollView")
    #expect(page.view.isDescendant(of: scroll))
    #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
    #expect(page.view.safeAreaInsets == pager.view.safeAreaInsets)
    #expect(scroll.contentSize.width == 3 * 390 && scroll.contentOffset == CGPoint(x: 390, y: 0))
    scroll.isScrollEnabled = false
    #expect(pager.gestureRecognizers.isEmpty && !scroll.isScrollEnabled)
    window.frame.size = CGSize(width: 300, height: 500)
    window.layoutIfNeeded()
    #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
  }

  @Test func pageCurlsHaveGestureRecognizers() {
    let pager = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pager.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let kinds = pager.gestureRecognizers.map { "\(type(of: $0))" }
    #expect(kinds == ["UIPanGestureRecognizer", "UITapGestureRecognizer"])
    #expect(pager.view.gestureRecognizers == pager.gestureRecognizers)
  }

  @Test func tabBarsHaveAControlForEachItem() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C"].enumerated().map { index, title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
      return controller
    }
    let window = shown(tabs)
    let controls = tabs.tabBar.subviews.filter { $0 is UIControl }
    #expect(controls.map { "\(type(of: $0))" } == Array(repeating: "UITabBarButton", count: 3))
    #expect(controls.map(\.accessibilityLabel) == ["A", "B", "C"])
    let xs = controls.map(\.frame.minX)
    #expect(xs == xs.sorted() && Set(xs).count == 3 && controls.allSatisfy { $0.bounds.width > 20 })
    let second = try #require(tabs.tabBar.items?[1].value(forKey: "view") as? UIControl)
    #expect(second === controls[1])
    second.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 1 && second.isSelected)
    tabs.viewControllers?.removeLast()
    window.layoutIfNeeded()
    #expect(tabs.tabBar.subviews.filter { $0 is UIControl }.count == 2)
  }

  /// Source: apps animate the images of tabs. They find them in the subview at the item's index
  /// plus one.
  @Test func tabsHaveTheirImagesTitlesAndBadges() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let star = UIImage(systemName: "star")
    bar.items = [
      UITabBarItem(title: "One", image: nil, tag: 0),
      UITabBarItem(title: "Two", image: star, tag: 1),
    ]
    #expect("\(type(of: bar.subviews[0]))" == "_UIBarBackground")
    let tab = bar.subviews[2]
    let picture = try #require(tab.subviews.compactMap { $0 as? UIImageView }.first)
    let label = try #require(tab.subviews.compactMap { $0 as? UILabel }.first)
    #expect(picture.image === star)
    #expect(label.text == "Two")
    #expect(tab.bounds.contains(picture.frame) && picture.frame.maxY <= label.frame.minY + 1)
    #expect(bar.svg().components(separatedBy: ">Two<").count == 2, "the bar alone draws the title")
    bar.items?[1].badgeValue = "9"
    let badge = try #require(tab.subviews.last)
    #expect("\(type(of: badge))" == "_UIBadgeView")
    #expect(badge.subviews.compactMap { ($0 as? UILabel)?.text } == ["9"])
    bar.items?[1].badgeValue = nil
    #expect(tab.subviews.count == 2)
  }

  /// Source: recursive descriptions that apps publish.
  @Test func effectViewsAreBelowTheContentView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(
      view.subviews.map { "\(type(of: $0))" } == [
        "_UIVisualEffectBackdropView", "_UIVisualEffectSubview", "_UIVisualEffectContentView",
      ])
    #expect(view.subviews.last === view.contentView)
    #expect(view.subviews.allSatisfy { $0.frame == view.bounds })
    #expect(view.backgroundColor == nil)
    view.effect = nil
    #expect(view.subviews == [view.contentView])
  }

  @Test func navigationItemsReturnTheirViewsByKey() throws {
    let controller = UIViewController()
    var count = 0
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in count += 1 })
    let custom = UIBarButtonItem(customView: UISwitch())
    controller.navigationItem.rightBarButtonItems = [item, custom]
    let navigation = UINavigationController(rootViewController: controller)
    #expect(item.value(forKey: "view") == nil)
    let window = shown(navigation)
    let view = try #require(item.value(forKey: "view") as? UIControl)
    // The frame of the view is aligned to whole pixels.
    let place = item.frame(in: navigation.navigationBar)
    #expect(abs(view.frame.midX - place.midX) < 0.5 && view.window === window)
    #expect(view.frame.maxX > 300 && view.frame.width > 20)
    view.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(custom.value(forKey: "view") as? UIView === custom.customView)
    controller.navigationItem.rightBarButtonItems = []
    window.layoutIfNeeded()
    #expect(view.superview == nil)
  }

  @Test func searchBarsHoldTheirFieldAndButton() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(bar)
    window.layoutIfNeeded()
    let field = try #require(all(UITextField.self, below: bar).first)
    #expect(field === bar.searchTextField && !field.isHidden)
    #expect(field.frame.minX == 8 && field.frame.width == 304 && field.frame.height >= 36)
    #expect(all(UIButton.self, below: bar).filter { $0.currentTitle == "Cancel" }.isEmpty)
    bar.showsCancelButton = true
    let button = try #require(all(UIButton.self, below: bar).first { $0.currentTitle == "Cancel" })
    #expect(
      button.frame.minX > field.frame.maxX
        && button === bar.value(forKey: "cancelButton") as? UIButton)
    #expect(field.becomeFirstResponder() && bar.isFirstResponder && field.isFirstResponder)
    bar.resignFirstResponder()
    bar.showsCancelButton = false
    #expect(all(UIButton.self, below: bar).filter { $0.currentTitle == "Cancel" }.isEmpty)
    #expect(field.frame.width == 304)
  }

  @Test func segmentsAreViews() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    #expect(control.subviews.map { "\(type(of: $0))" } == ["UISegment", "UISegment"])
    #expect(control.subviews[1].frame.minX >= 100 && control.subviews[1].frame.maxX <= 200)
    control.insertSegment(withTitle: "Three", at: 2, animated: false)
    #expect(control.subviews.count == 3)
  }

  @Test func conformingNavigationControllersAreTheirBarsDelegates() {
    final class Navigation: UINavigationController, UINavigationBarDelegate {}
    let navigation = Navigation(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    #expect(navigation.navigationBar.delegate === navigation)
    let pop = navigation.interactivePopGestureRecognizer
    #expect(navigation.view.gestureRecognizers?.contains { $0 === pop } == true)
  }

  @Test func keyWindowsJoinTheConnectedScene() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(window.windowScene == nil)
    window.makeKeyAndVisible()
    let scene = try #require(window.windowScene)
    #expect(scene.windows.contains(window) && UIApplication.shared.connectedScenes.contains(scene))
  }
}
