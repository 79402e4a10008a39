// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Badges and title attributes of bar items in pictures.
///
/// Sources: the references of `UITabBarItem.badgeValue`, `badgeColor` and
/// `setBadgeTextAttributes(_:for:)`, of `UIBarButtonItem.Badge`, of
/// `UIBarItem.setTitleTextAttributes(_:for:)` and of `UITabBarItemStateAppearance`.
@MainActor @Suite struct BarItemLookTests {
  private let red = "#ff0000"
  private let green = "#00ff00"
  private let blue = "#0000ff"

  private func makeTabBar() -> (UITabBar, UITabBarItem, UITabBarItem) {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 83))
    let first = UITabBarItem(title: "Inbox", image: nil, tag: 0)
    let second = UITabBarItem(title: "Sent", image: nil, tag: 1)
    bar.items = [first, second]
    bar.selectedItem = first
    return (bar, first, second)
  }

  @Test func badgesOfTabsAreDrawn() {
    let (bar, first, _) = makeTabBar()
    #expect(!bar.svg().contains(">42<"))
    first.badgeValue = "42"
    #expect(bar.svg().contains(">42<"))
    first.badgeColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(bar.svg().contains(blue))
    first.setBadgeTextAttributes(
      [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)], for: .normal)
    #expect(bar.svg().contains(green))
    first.badgeValue = nil
    #expect(!bar.svg().contains(">42<"))
    #expect(!bar.svg().contains(blue))
  }

  @Test func attributesAndAppearancesColourTabs() {
    let (bar, first, second) = makeTabBar()
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    ]
    appearance.stackedLayoutAppearance.selected.iconColor =
      UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor =
      UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    bar.standardAppearance = appearance
    #expect(bar.svg().contains(red))
    #expect(bar.svg().contains(green))
    #expect(!bar.svg().contains(blue))
    first.badgeValue = "1"
    #expect(bar.svg().contains(blue))
    second.setTitleTextAttributes(
      [.foregroundColor: UIColor(red: 0, green: 1, blue: 1, alpha: 1)], for: .normal)
    #expect(bar.svg().contains("#00ffff"))
    #expect(!bar.svg().contains(red), "the item's own attributes come first")
  }

  @Test func badgesOfButtonsAreDrawn() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.isHidden = false
    let item = UIBarButtonItem(image: UIImage(systemName: "bell"))
    root.navigationItem.rightBarButtonItem = item
    #expect(!window.svg().contains(">7<"))
    item.badge = .count(7)
    #expect(item.badge?.stringValue == "7")
    #expect(window.svg().contains(">7<"))
    var dot = UIBarButtonItem.Badge.indicator()
    dot.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    item.badge = dot
    #expect(window.svg().contains(blue))
    #expect(!window.svg().contains(">7<"))
    item.badge = nil
    #expect(!window.svg().contains(blue))
  }

  @Test func attributesOfButtonsDecideHowTheyLook() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil)
    bar.items = [item]
    bar.layoutIfNeeded()
    let usual = item.frame(in: bar).width
    item.setTitleTextAttributes(
      [
        .font: UIFont.systemFont(ofSize: 30),
        .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
      ], for: .normal)
    #expect(item.frame(in: bar).width > usual * 1.4)
    #expect(bar.svg().contains(blue))
    item.isEnabled = false
    #expect(!bar.svg().contains(blue))
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance.disabled.titleTextAttributes = [
      .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    ]
    bar.standardAppearance = appearance
    #expect(bar.svg().contains(red))
  }
}
