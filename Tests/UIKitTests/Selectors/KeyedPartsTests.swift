// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Parts of UIKit's objects that apps access only by key. Source: ordinary app code, and UIKit's
/// results.
@MainActor
struct KeyedPartsTests {
  private final class Bar: UINavigationBar {}
  private final class Tabs: UITabBar {}

  @Test func navigationBarsAreReplacedByKey() {
    let top = UIViewController()
    top.title = "Top"
    let navigation = UINavigationController(rootViewController: top)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let old = navigation.navigationBar
    navigation.setValue(Bar(), forKey: "navigationBar")
    let bar = navigation.navigationBar
    #expect(bar is Bar && bar.superview === navigation.view && old.superview == nil)
    #expect(bar.topItem === top.navigationItem)
    #expect(bar.frame == old.frame && bar.frame.height > 0)
    #expect(navigation.value(forKey: "navigationBar") as? Bar === bar)
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    #expect(bar.topItem === next.navigationItem)
  }

  @Test func barsAreReplacedBeforeTheyAreShown() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setValue(Bar(), forKey: "navigationBar")
    navigation.loadViewIfNeeded()
    #expect(navigation.view.subviews.contains { $0 is Bar })
  }

  @Test func tabBarsAreReplacedByKey() {
    let tabs = UITabBarController()
    let child = UIViewController()
    child.tabBarItem.title = "One"
    tabs.viewControllers = [child]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let old = tabs.tabBar
    tabs.setValue(Tabs(), forKey: "tabBar")
    #expect(tabs.tabBar is Tabs && tabs.tabBar.superview === tabs.view && old.superview == nil)
    #expect(tabs.tabBar.items?.map(\.title) == ["One"])
    #expect(tabs.tabBar.selectedItem === child.tabBarItem)
    #expect(tabs.tabBar.frame == old.frame && old.frame.height > 0)
  }

  /// Source: UIKit, where the button exists while the bar shows one.
  @Test func drawnButtonsAreFoundByKey() throws {
    let (bar, listener) = (UISearchBar(), BarListener())
    bar.delegate = listener
    #expect(bar.value(forKey: "cancelButton") == nil)
    bar.showsCancelButton = true
    let cancel = try #require(bar.value(forKey: "cancelButton") as? UIButton)
    #expect(cancel.currentTitle == "Cancel")
    #expect(bar.value(forKey: "cancelButton") as? UIButton === cancel)
    cancel.sendActions(for: .touchUpInside)
    #expect(listener.cancelled == 1)
    let field = UITextField()
    field.text = "text"
    let clear = try #require(field.value(forKey: "_clearButton") as? UIButton)
    clear.sendActions(for: .touchUpInside)
    #expect(field.text == "")
  }

  @Test func navigationItemsAreSetAndObserved() {
    let (controller, watcher) = (UIViewController(), Watcher())
    controller.setValue("N", forKeyPath: "navigationItem.title")
    #expect(controller.navigationItem.title == "N")
    let item = controller.navigationItem
    item.addObserver(watcher, forKeyPath: "rightBarButtonItems", options: [.new], context: nil)
    item.setValue([UIBarButtonItem()], forKey: "rightBarButtonItems")
    item.rightBarButtonItem = UIBarButtonItem()
    #expect(item.rightBarButtonItems?.count == 1)
    #expect(watcher.heard == ["rightBarButtonItems", "rightBarButtonItems"])
  }

  @Test func labelsOfHeadersAreFoundByKeyPath() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.setValue(UIColor.red, forKeyPath: "textLabel.textColor")
    #expect(header.textLabel?.textColor == .red)
  }

  /// Source: tests of apps press an alert's button in this way, with blocks as functions.
  @Test func alertHandlersAreFoundByKey() throws {
    var pressed: [UIAlertAction] = []
    let action = UIAlertAction(title: "OK", style: .default) { pressed.append($0) }
    let value = try #require(action.value(forKey: "handler"))
    (value as? (UIAlertAction) -> Void)?(action)
    typealias Handler = (UIAlertAction) -> Void
    unsafeBitCast(value as AnyObject, to: Handler.self)(action)
    let pointer = UnsafeRawPointer(
      Unmanaged<AnyObject>.passUnretained(value as AnyObject).toOpaque())
    unsafeBitCast(pointer, to: Handler.self)(action)
    unsafeBitCast(pointer, to: (@MainActor (UIAlertAction) -> Void).self)(action)
    #expect(pressed.count == 4 && pressed.allSatisfy { $0 === action })
    #expect(UIAlertAction(title: "No", style: .cancel).value(forKey: "handler") == nil)
    #expect(unsafeBitCast(action, to: UInt.self) != 0)
  }

  @Test func suspendingAnApplicationRaisesNothing() {
    let control = UIControl()
    control.sendAction(Selector("suspend"), to: UIApplication.shared, for: nil)
  }
}

private final class BarListener: NSObject, UISearchBarDelegate {
  var cancelled = 0

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancelled += 1 }
}

private final class Watcher: KeyValueObject {
  var heard: [String?] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { heard.append(keyPath) }
}
