// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Safe areas and margins of windows and containers. Sources: frames that layout and snapshot
/// libraries recorded on devices, and safe areas that Xcode saved.
@MainActor @Suite struct ScreenTests {
  /// A window with the safe area of another phone, as snapshot libraries create it.
  final class PhoneWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
  }

  final class Deeper: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      var insets = super.safeAreaInsets
      insets.top += 5
      return insets
    }
  }

  private func show<Window: UIWindow>(
    _ controller: UIViewController, in window: Window = UIWindow()
  ) -> Window {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func safeAreaOverriddenByAWindowAppliesToItsViews() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = show(
      navigation, in: PhoneWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    #expect(navigation.view.safeAreaInsets == window.safeAreaInsets)
    #expect(navigation.navigationBar.frame.minY == 47)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(content.view.safeAreaLayoutGuide.layoutFrame.minY == 91)
  }

  @Test func overriddenSafeAreaDoesNotAccumulateOverLayouts() {
    let controller = UIViewController()
    let window = show(controller)
    let deeper = Deeper(frame: controller.view.bounds)
    let inner = UIView(frame: deeper.bounds)
    controller.view.addSubview(deeper)
    deeper.addSubview(inner)
    for _ in 0..<3 {
      window.setNeedsLayout()
      window.layoutIfNeeded()
    }
    #expect(deeper.safeAreaInsets.top == 25)
    #expect(inner.safeAreaInsets.top == 25)
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 375, height: 667), 20),
      (CGRect(x: 0, y: 0, width: 400, height: 400), 0),
      (CGRect(x: 0, y: 0, width: 375, height: 300), 20),
      (CGRect(x: 0, y: 15, width: 375, height: 300), 5),
      (CGRect(x: 0, y: 0, width: 300, height: 300), 0),
    ] as [(CGRect, CGFloat)])
  func aWindowHasWhatItSharesWithTheScreen(frame: CGRect, top: CGFloat) {
    let controller = UIViewController()
    let window = show(controller, in: UIWindow(frame: frame))
    #expect(controller.view.safeAreaInsets.top == top)
    #expect(window.safeAreaInsets.bottom == 0)
  }

  @Test func marginsFollowTheWidthOfTheViewInItsWindow() throws {
    let controller = UIViewController()
    let window = show(
      controller, in: UIWindow(frame: CGRect(x: 0, y: 0, width: 428, height: 926)))
    #expect(controller.view.layoutMargins.left == 20)
    #expect(controller.systemMinimumLayoutMargins.leading == 20)
    window.frame.size.width = 393
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins.left == 16)
    #expect(abs(controller.view.layoutMarginsGuide.layoutFrame.width - 361) < 1e-9)
    defer { UIScreen.main.simulateStandard() }
    try UIScreen.main.simulate(SimulatedDevice("iPhone 16 Pro"))
    #expect(window.bounds.width == 402)
    #expect(controller.view.layoutMargins.left == 20)
  }

  @Test func marginsThatAreSetCountAsTheyAre() {
    let controller = UIViewController()
    let window = show(controller)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
  }

  @Test func guidesOfAControllerOutsideTheTreeOfControllersAreEmpty() {
    let (outer, child, guest) = (UIViewController(), UIViewController(), UIViewController())
    let window = show(outer)
    outer.addChild(child)
    for controller in [child, guest] {
      controller.view.frame = outer.view.bounds
      outer.view.addSubview(controller.view)
    }
    child.didMove(toParent: outer)
    window.layoutIfNeeded()
    #expect(outer.topLayoutGuide.length == 20)
    #expect(child.topLayoutGuide.length == 20)
    #expect(guest.topLayoutGuide.length == 0)
  }

  @Test func framesSnapToThePixelsOfTheWindow() {
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow()
    window.traitOverrides.displayScale = 3
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10.3),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(abs(view.frame.width - 31 / 3) < 1e-9)
  }

  @Test func anOpaqueBarPutsItsContentBelow() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    let window = show(navigation)
    #expect(content.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(content.view.safeAreaInsets.top == 0)
    content.extendedLayoutIncludesOpaqueBars = true
    window.setNeedsLayout()
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(content.view.safeAreaInsets.top == 64)
  }

  @Test func aControllerMayKeepClearOfTheBar() {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: content)
    _ = show(navigation)
    #expect(content.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
  }

  @Test func aViewInAScrollViewThatMakesRoomHasNoSafeArea() {
    final class Listener: UIView {
      var calls = 0
      override func safeAreaInsetsDidChange() { calls += 1 }
    }
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .always
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    scroll.addSubview(listener)
    controller.view.addSubview(scroll)
    scroll.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    let window = show(UINavigationController(rootViewController: controller))
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 64)
    #expect(listener.safeAreaInsets == .zero)
    #expect(listener.calls == 0)
  }

  @Test func systemVersion26Has54PointNavigationBars() throws {
    defer { UIScreen.main.simulateStandard() }
    var device = SimulatedDevice("iPhone 15")
    device.systemVersion = 26
    try UIScreen.main.simulate(device)
    let navigation = UINavigationController(rootViewController: UIViewController())
    _ = show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
  }

  /// Source: safe areas that Xcode saved. In Xcode 11 they exclude the status bar, and in Xcode 26
  /// the insets are doubled. A large title is part of the safe area, except over scrolling content.
  @Test func aScreenMayBeACanvasOfInterfaceBuilder() throws {
    defer { UIScreen.main.simulateStandard() }
    var device = SimulatedDevice("retina4_7")
    device.canvasBuild = 16_097
    try UIScreen.main.simulate(device)
    #expect(show(UIViewController()).safeAreaInsets.top == 0)
    device.name = "retina6_1"
    device.canvasBuild = 24_506
    try UIScreen.main.simulate(device)
    #expect(show(UIViewController()).safeAreaInsets.top == 96)
    device.canvasBuild = 22_505
    try UIScreen.main.simulate(device)
    let (plain, table) = (UIViewController(), UITableViewController())
    for (content, top) in [(plain, 144 as CGFloat), (table, 92)] {
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.prefersLargeTitles = true
      let window = show(navigation)
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(content.view.safeAreaInsets.top == top)
      #expect(window.safeAreaInsets.top == 48)
    }
  }
}
