// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing
import UIKit

/// Places, images and backgrounds of bar items.
///
/// Sources: the references of `UIBarButtonItem` (`possibleTitles`,
/// `setBackgroundImage(_:for:barMetrics:)`, `setTitlePositionAdjustment(_:for:)`), of
/// `UIBarItem.imageInsets` and `landscapeImagePhone`, of `UIBarButtonItemStateAppearance`,
/// `UINavigationBarAppearance`, `UINavigationItem`, `UITabBar` and `UITabBarAppearance`.
@MainActor @Suite(.serialized)
struct BarItemPlacesTests {
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func image(_ color: UIColor, _ width: CGFloat = 10, _ height: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func shown(_ change: (UINavigationController) -> Void) -> UIWindow {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("Inbox", "Letter")
    let controller = UINavigationController(rootViewController: first)
    controller.pushViewController(second, animated: false)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    change(controller)
    window.layoutIfNeeded()
    return window
  }

  /// The start or middle of a text's baseline in a picture.
  private func place(of text: String, in picture: String) -> CGPoint? {
    guard let end = picture.range(of: ">\(text)<"),
      let start = picture[..<end.lowerBound].range(of: "<text", options: .backwards)
    else { return nil }
    let tag = picture[start.lowerBound..<end.lowerBound]
    func number(_ name: String) -> Double? {
      tag.range(of: " \(name)=\"").flatMap {
        Double(tag[$0.upperBound...].prefix { $0 != "\"" })
      }
    }
    guard let x = number("x"), let y = number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func toolbar(_ item: UIBarButtonItem, _ change: (UIToolbar) -> Void = { _ in })
    -> UIToolbar
  {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    change(bar)
    bar.layoutIfNeeded()
    return bar
  }

  @Test func drawnItemImagesKeepTheirSize() {
    let item = UIBarButtonItem(
      image: image(green, 40, 10).withRenderingMode(.alwaysOriginal), style: .plain, target: nil,
      action: nil)
    let bar = toolbar(item)
    #expect(bar.svg().contains("#00ff00"))
    #expect(item.frame(in: bar).width == 40)
    item.image = image(green)
    item.tintColor = red
    #expect(bar.svg().contains("#ff0000") && !bar.svg().contains("#00ff00"))
    let before = bar.svg()
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    #expect(bar.svg() != before)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    tabs.items = [UITabBarItem(title: "One", image: image(green), tag: 0)]
    tabs.tintColor = red
    tabs.selectedItem = tabs.items?[0]
    #expect(tabs.svg().contains("#ff0000"))
    let segments = UISegmentedControl(items: [image(green).withRenderingMode(.alwaysOriginal)])
    segments.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    #expect(segments.svg().contains("#00ff00"))
  }

  @Test func titlesMoveByTheirAdjustments() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let bar = toolbar(item)
    let usual = try #require(place(of: "Save", in: bar.svg()))
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 5), for: .default)
    #expect(
      place(of: "Save", in: bar.svg()) == CGPoint(x: usual.x + 3, y: usual.y + 5))
    let other = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 0, vertical: -4)
    let second = toolbar(other) { $0.standardAppearance = appearance }
    #expect(place(of: "Save", in: second.svg()) == CGPoint(x: usual.x, y: usual.y - 4))

    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let tab = UITabBarItem(title: "One", image: nil, tag: 0)
    tabs.items = [tab]
    let first = try #require(place(of: "One", in: tabs.svg()))
    tab.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    #expect(place(of: "One", in: tabs.svg()) == CGPoint(x: first.x, y: first.y - 3))
  }

  @Test func titlesOfNavigationBarsMove() throws {
    let window = shown { _ in }
    let usual = try #require(place(of: "Letter", in: window.svg()))
    let controller = try #require(window.rootViewController as? UINavigationController)
    controller.navigationBar.setTitleVerticalPositionAdjustment(4, for: .default)
    #expect(place(of: "Letter", in: window.svg()) == CGPoint(x: usual.x, y: usual.y + 4))
    let appearance = UINavigationBarAppearance()
    appearance.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
    controller.navigationBar.standardAppearance = appearance
    #expect(place(of: "Letter", in: window.svg()) == CGPoint(x: usual.x + 7, y: usual.y))
  }

  @Test func buttonsHaveBackgrounds() {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let bar = toolbar(item)
    item.setBackgroundImage(image(green), for: .normal, barMetrics: .default)
    #expect(bar.svg().contains("#00ff00"))
    item.setBackgroundImage(image(blue), for: .disabled, barMetrics: .default)
    #expect(!bar.svg().contains("#0000ff"))
    item.isEnabled = false
    #expect(bar.svg().contains("#0000ff") && !bar.svg().contains("#00ff00"))
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance.normal.backgroundImage = image(red)
    let plain = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    #expect(toolbar(plain) { $0.standardAppearance = appearance }.svg().contains("#ff0000"))
  }

  @Test func possibleTitlesWidenAButton() {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let long = UIBarButtonItem(title: "Edit everything", style: .plain, target: nil, action: nil)
    let bar = toolbar(item)
    let other = toolbar(long)
    #expect(item.frame(in: bar).width < long.frame(in: other).width)
    item.possibleTitles = ["Edit", "Edit everything"]
    bar.layoutIfNeeded()
    #expect(item.frame(in: bar).width == long.frame(in: other).width)
  }

  @Test func backButtonsUseTheirCustomization() throws {
    let window = shown { _ in }
    let controller = try #require(window.rootViewController as? UINavigationController)
    let first = controller.viewControllers[0].navigationItem
    #expect(window.svg().contains(">Inbox<"))
    first.backButtonTitle = "Away"
    #expect(window.svg().contains(">Away<"))
    let item = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    first.backBarButtonItem = item
    #expect(window.svg().contains(">Home<"))
    item.title = "House"
    #expect(window.svg().contains(">House<"))
    controller.navigationBar.backIndicatorImage = image(green).withRenderingMode(.alwaysOriginal)
    #expect(!window.svg().contains("#00ff00"), "the image needs a mask")
    controller.navigationBar.backIndicatorTransitionMaskImage = image(green)
    #expect(window.svg().contains("#00ff00"))
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(
      image(blue).withRenderingMode(.alwaysOriginal), transitionMaskImage: image(blue))
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: red]
    controller.navigationBar.standardAppearance = appearance
    let picture = window.svg()
    #expect(picture.contains("#0000ff") && !picture.contains("#00ff00"))
    #expect(picture.contains("#ff0000"))
  }

  @Test func titlesHaveSubtitlesAndLargeForms() throws {
    let window = shown { _ in }
    let controller = try #require(window.rootViewController as? UINavigationController)
    let item = controller.viewControllers[1].navigationItem
    let alone = try #require(place(of: "Letter", in: window.svg()))
    item.subtitle = "From Ada"
    let picture = window.svg()
    let (title, subtitle) = (
      try #require(place(of: "Letter", in: picture)),
      try #require(place(of: "From Ada", in: picture))
    )
    #expect(title.y < alone.y && alone.y < subtitle.y)
    item.attributedTitle = AttributedString("Note")
    item.largeTitle = "A whole letter"
    #expect(window.svg().contains(">Note<") && !window.svg().contains(">Letter<"))
    controller.navigationBar.prefersLargeTitles = true
    #expect(window.svg().contains(">A whole letter<") && !window.svg().contains(">Note<"))
  }

  @Test func theSelectedTabHasAnIndicatorImage() {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    tabs.selectedItem = tabs.items?[0]
    tabs.selectionIndicatorImage = image(green)
    #expect(tabs.svg().contains("#00ff00"))
    let appearance = UITabBarAppearance()
    appearance.selectionIndicatorImage = image(green)
    appearance.selectionIndicatorTintColor = red
    tabs.standardAppearance = appearance
    #expect(tabs.svg().contains("#ff0000") && !tabs.svg().contains("#00ff00"))
  }

  @Test func centeredTabsHaveTheirWidthAndDistance() throws {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    tabs.items = [
      UITabBarItem(title: "One", image: nil, tag: 0),
      UITabBarItem(title: "Two", image: nil, tag: 1),
    ]
    func places() -> [CGRect] {
      tabs.layoutIfNeeded()
      return tabs.subviews.filter { $0 is UIControl }.map(\.frame)
    }
    #expect(places().map(\.minX) == [0, 160])
    (tabs.itemWidth, tabs.itemSpacing) = (60, 20)
    #expect(places().map(\.minX) == [0, 160], "only centered items apply them")
    tabs.itemPositioning = .centered
    #expect(places().map(\.minX) == [90, 170] && places().map(\.width) == [60, 60])
    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .fill
    tabs.standardAppearance = appearance
    #expect(places().map(\.minX) == [0, 160])
  }

  @Test func landscapePhonesUseLandscapeImages() throws {
    let item = UIBarButtonItem(
      image: image(green).withRenderingMode(.alwaysOriginal),
      landscapeImagePhone: image(blue).withRenderingMode(.alwaysOriginal), style: .plain,
      target: nil, action: nil)
    let bar = toolbar(item)
    #expect(bar.svg().contains("#00ff00"))
    defer { UIScreen.main.simulateStandard() }
    try UIScreen.main.simulate(SimulatedDevice("iPhone 8", isLandscape: true))
    bar.setNeedsLayout()
    #expect(bar.svg().contains("#0000ff") && !bar.svg().contains("#00ff00"))
  }
}
