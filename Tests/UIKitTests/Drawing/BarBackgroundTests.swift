// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit
import UIKitComponents

/// What lies behind bars in pictures.
///
/// Sources: the references of `UIBarAppearance`, of `UINavigationBar.scrollEdgeAppearance`, `compactAppearance`,
/// `compactScrollEdgeAppearance`, `shadowImage`, `setBackgroundImage(_:for:)`, `isTranslucent` and their like of the other
/// bars, and of `UIBarMetrics`; that an empty image takes a background away is an idiom of apps.
@MainActor @Suite(.serialized)
struct BarBackgroundTests {
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func image(_ color: UIColor, height: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: height))
    }
  }

  /// Does something on a phone of a release.
  private func on(
    _ release: Int, isLandscape: Bool = false, _ test: () throws -> Void
  ) throws {
    defer { UIScreen.main.simulateStandard() }
    var device = SimulatedDevice("iPhone 15", isLandscape: isLandscape)
    device.systemVersion = release
    try UIScreen.main.simulate(device)
    try test()
  }

  private func shown(_ change: (UINavigationController) -> Void) -> UIWindow {
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.viewControllers[0].title = "Inbox"
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    change(controller)
    window.layoutIfNeeded()
    return window
  }

  private func navigationBar(_ change: (UINavigationBar) -> Void) -> String {
    shown { change($0.navigationBar) }.svg()
  }

  /// The line that bars draw towards their content, as the system has it.
  private func hasHairline(_ picture: String) -> Bool { picture.contains("fill-opacity=\"0.3\"") }

  @Test func imagesOfBarsAreDrawn() throws {
    #expect(
      navigationBar { $0.setBackgroundImage(image(green), for: .default) }.contains("#00ff00"))
    #expect(!navigationBar { $0.shadowImage = image(red, height: 3) }.contains("#ff0000"))
    let both = navigationBar {
      $0.setBackgroundImage(image(green), for: .default)
      $0.shadowImage = image(red, height: 3)
    }
    #expect(both.contains("#00ff00") && both.contains("#ff0000"))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setBackgroundImage(image(green), forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(image(red, height: 3), forToolbarPosition: .bottom)
    #expect(bar.svg().contains("#00ff00") && bar.svg().contains("#ff0000"))
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 83))
    tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    tabs.shadowImage = image(red, height: 3)
    #expect(!tabs.svg().contains("#ff0000"))
    tabs.backgroundImage = image(green)
    #expect(tabs.svg().contains("#00ff00") && tabs.svg().contains("#ff0000"))
  }

  @Test func emptyImagesTakeBackgroundAndShadowAway() throws {
    try on(14) {
      let usual = navigationBar { _ in }
      #expect(usual.contains("#f9f9f9") && hasHairline(usual))
      let bare = navigationBar { $0.setBackgroundImage(UIImage(), for: .default) }
      #expect(!bare.contains("#f9f9f9") && hasHairline(bare))
      let clear = navigationBar {
        $0.setBackgroundImage(UIImage(), for: .default)
        $0.shadowImage = UIImage()
      }
      #expect(!clear.contains("#f9f9f9") && !hasHairline(clear))
      let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 83))
      tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
      #expect(tabs.svg().contains("#f9f9f9") && hasHairline(tabs.svg()))
      (tabs.backgroundImage, tabs.shadowImage) = (UIImage(), UIImage())
      #expect(!tabs.svg().contains("#f9f9f9") && !hasHairline(tabs.svg()))
    }
  }

  @Test func anImageOfAnOpaqueBarLiesOnItsTint() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    bar.barTintColor = blue
    #expect(!bar.svg().contains("#0000ff"))
    bar.isTranslucent = false
    #expect(bar.svg().contains("#0000ff"))
  }

  @Test func metricsChooseTheImage() throws {
    func picture() -> String {
      navigationBar {
        $0.setBackgroundImage(image(green), for: .default)
        $0.setBackgroundImage(image(blue), for: .compact)
      }
    }
    #expect(picture().contains("#00ff00") && !picture().contains("#0000ff"))
    try on(18, isLandscape: true) {
      #expect(picture().contains("#0000ff") && !picture().contains("#00ff00"))
    }
    let topmost = navigationBar {
      $0.setBackgroundImage(image(green), for: .any, barMetrics: .default)
      $0.setBackgroundImage(image(blue), for: .topAttached, barMetrics: .default)
    }
    #expect(topmost.contains("#0000ff") && !topmost.contains("#00ff00"))
  }

  @Test func appearancesSayWhatIsBehind() throws {
    try on(18) {
      let image = image(green)
      let opaque = navigationBar {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundImage = image
        $0.scrollEdgeAppearance = appearance
      }
      #expect(opaque.contains("#00ff00") && hasHairline(opaque))
      #expect(!opaque.contains("#f9f9f9"))
      // Said for the edge of content, where the system's bars show nothing.
      #expect(!navigationBar { _ in }.contains("#f9f9f9"))
      let usual = navigationBar { $0.scrollEdgeAppearance = UINavigationBarAppearance() }
      #expect(usual.contains("#f9f9f9") && hasHairline(usual))
      let dark = navigationBar {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundEffect = UIBlurEffect(style: .dark)
        $0.scrollEdgeAppearance = appearance
      }
      #expect(dark.contains("#1f1f1f"))
    }
  }

  private func toolbar(_ change: (UIToolbarAppearance) -> Void) -> String {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    let appearance = UIToolbarAppearance()
    change(appearance)
    bar.standardAppearance = appearance
    return bar.svg()
  }

  @Test func shadowsAreThoseOfTheAppearance() throws {
    try on(18) {
      #expect(hasHairline(toolbar { _ in }))
      #expect(!hasHairline(toolbar { $0.shadowColor = nil }))
      #expect(!hasHairline(toolbar { $0.shadowColor = .clear }))
      #expect(!hasHairline(toolbar { $0.configureWithTransparentBackground() }))
      #expect(!toolbar { $0.configureWithTransparentBackground() }.contains("#f9f9f9"))
      #expect(toolbar { $0.shadowColor = red }.contains("#ff0000"))
      let own = toolbar {
        $0.shadowImage = image(green, height: 2)
        $0.shadowColor = red
      }
      #expect(own.contains("#00ff00") && !own.contains("#ff0000"))
      let template = toolbar {
        $0.shadowImage = image(green, height: 2).withRenderingMode(.alwaysTemplate)
        $0.shadowColor = red
      }
      #expect(template.contains("#ff0000") && !template.contains("#00ff00"))
    }
  }

  @Test func contentModesPlaceImages() {
    func picture(_ mode: UIView.ContentMode) -> String {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.standardAppearance.backgroundImage = image(green)
      bar.standardAppearance.backgroundImageContentMode = mode
      bar.items = []
      return bar.svg()
    }
    // An image of 10 points is 32 times as wide where it is stretched.
    #expect(picture(.scaleToFill).contains("matrix(32 0 0 4.4 0 0)"))
    #expect(picture(.center).contains("matrix(1 0 0 1 155 17)"))
  }

  @Test func appearancesOfItemsComeFirst() {
    func appearance(_ color: UIColor) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = color
      return appearance
    }
    let picture = shown {
      $0.navigationBar.scrollEdgeAppearance = appearance(green)
      $0.viewControllers[0].navigationItem.scrollEdgeAppearance = appearance(blue)
    }.svg()
    #expect(picture.contains("#0000ff") && !picture.contains("#00ff00"))
    let other = shown {
      $0.navigationBar.scrollEdgeAppearance = appearance(green)
      $0.viewControllers[0].navigationItem.standardAppearance = appearance(blue)
    }.svg()
    #expect(other.contains("#00ff00") && !other.contains("#0000ff"))
  }

  @Test func lowBarsHaveAppearancesOfTheirOwn() throws {
    func appearance(_ color: UIColor) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = color
      return appearance
    }
    func picture(edge: Bool) -> String {
      navigationBar {
        $0.standardAppearance = appearance(green)
        $0.compactAppearance = appearance(blue)
        if edge { $0.compactScrollEdgeAppearance = appearance(red) }
      }
    }
    #expect(picture(edge: true).contains("#00ff00"))
    try on(18, isLandscape: true) {
      #expect(picture(edge: false).contains("#0000ff"))
      #expect(picture(edge: true).contains("#ff0000"))
    }
    // A bar that is turned with its screen.
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.compactAppearance = UIToolbarAppearance()
    bar.compactAppearance?.backgroundColor = blue
    #expect(!bar.svg().contains("#0000ff"))
    try on(18, isLandscape: true) {
      bar.setNeedsLayout()
      #expect(bar.svg().contains("#0000ff"))
    }
  }

  @Test func proxiesGiveAppearancesAndImages() {
    let proxy = SampleBar.appearance()
    proxy.standardAppearance = UINavigationBarAppearance()
    proxy.standardAppearance.backgroundColor = blue
    let controller = UINavigationController(
      navigationBarClass: SampleBar.self, toolbarClass: nil)
    controller.viewControllers = [UIViewController()]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.svg().contains("#0000ff"))
  }
}

private final class SampleBar: UINavigationBar {}
