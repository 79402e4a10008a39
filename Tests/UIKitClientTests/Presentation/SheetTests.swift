// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The frames of sheets on phones and iPads, and their detents.
@MainActor
@Suite(.serialized)
final class SheetTests {
  /// Retained during a test.
  private var window: UIWindow?

  private func present(
    _ presented: UIViewController, on device: SimulatedDevice
  ) throws -> (window: UIWindow, sheet: UISheetPresentationController) {
    try UIScreen.main.simulate(device)
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(presented, animated: false)
    return (window, try #require(presented.sheetPresentationController))
  }

  @Test func largeSheetBeginsTenPointsBelowTheNotch() throws {
    defer { UIScreen.main.simulateStandard() }
    let controller = UIViewController()
    let (_, sheet) = try present(controller, on: SimulatedDevice("iPhone XS Max"))
    // 842 of 896 points, as Xcode saves it: 44 points of safe area and 10 points are left above.
    #expect(
      sheet.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 54, width: 414, height: 842))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 414, height: 842))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(controller.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func navigationBarOfASheetIs56PointsHigh() throws {
    defer { UIScreen.main.simulateStandard() }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let (window, _) = try present(navigation, on: SimulatedDevice("iPhone XS Max"))
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 414, height: 56))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 56)
  }

  @Test func sheetFillsAPhoneThatLies() throws {
    defer { UIScreen.main.simulateStandard() }
    let controller = UIViewController()
    let (window, sheet) = try present(
      controller, on: SimulatedDevice("iPhone 15", isLandscape: true))
    #expect(sheet.frameOfPresentedViewInContainerView == window.bounds)
    sheet.prefersEdgeAttachedInCompactHeight = true
    window.layoutIfNeeded()
    #expect(controller.view.frame.width == window.bounds.width - 2 * 59)
  }

  @Test func turningThePhonePlacesTheSheetAnew() throws {
    defer { UIScreen.main.simulateStandard() }
    let controller = UIViewController()
    let (window, sheet) = try present(controller, on: SimulatedDevice("iPhone 15"))
    #expect(sheet.frameOfPresentedViewInContainerView.minY == 69)
    try UIScreen.main.simulate(SimulatedDevice("iPhone 15", isLandscape: true))
    #expect(controller.view.bounds.size == window.bounds.size)
    try UIScreen.main.simulate(SimulatedDevice("iPhone 15"))
    #expect(controller.view.bounds.height == 783)
  }

  @Test func detentsDecideTheHeightWithoutTheSafeAreaBelow() throws {
    defer { UIScreen.main.simulateStandard() }
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [
      .large(), .custom(identifier: .init("peek")) { _ in 200 }, .medium(),
      .custom { $0.maximumDetentValue * 2 }, .custom { _ in nil },
    ]
    let (window, sheet) = try present(controller, on: SimulatedDevice("iPhone 15"))
    // Without a selected detent the smallest one applies: 200 points above 34 points of safe area.
    #expect(controller.view.bounds.height == 234)
    #expect(sheet.frameOfPresentedViewInContainerView.maxY == 852)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(controller.view.bounds.height == 426, "half the screen")
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(controller.view.bounds.height == 783)
    sheet.selectedDetentIdentifier = .init("peek")
    window.layoutIfNeeded()
    #expect(controller.view.bounds.height == 234)
  }

  @Test func customDetentFollowsWhatItDependsOnOnceInvalidated() throws {
    defer { UIScreen.main.simulateStandard() }
    let controller = UIViewController()
    var height: CGFloat = 150
    controller.sheetPresentationController?.detents = [.custom { _ in height }]
    let (window, sheet) = try present(controller, on: SimulatedDevice("iPhone 8"))
    #expect(controller.view.bounds.height == 150)
    height = 260
    sheet.invalidateDetents()
    window.layoutIfNeeded()
    #expect(controller.view.bounds.height == 260)
  }

  @Test func formSheetOnAPadIs540By620UnlessItPrefersAnotherSize() throws {
    defer { UIScreen.main.simulateStandard() }
    let controller = UIViewController()
    controller.modalPresentationStyle = .formSheet
    let (window, sheet) = try present(controller, on: SimulatedDevice("iPad Pro 11"))
    #expect(
      sheet.frameOfPresentedViewInContainerView
        == CGRect(x: (834 - 540) / 2, y: (1194 - 620) / 2, width: 540, height: 620))
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.view.safeAreaInsets == .zero)
    controller.preferredContentSize = CGSize(width: 400, height: 300)
    window.layoutIfNeeded()
    #expect(controller.view.bounds.size == CGSize(width: 400, height: 300))
  }

  @Test func detentsDoNotCountInTheMiddleOfAPad() throws {
    defer { UIScreen.main.simulateStandard() }
    let controller = UIViewController()
    controller.modalPresentationStyle = .formSheet
    controller.sheetPresentationController?.detents = [.medium()]
    _ = try present(controller, on: SimulatedDevice("iPad Pro 11"))
    #expect(controller.view.bounds.height == 620)
  }

  @Test func whatLiesBelowIsDarkenedUnlessTheDetentIsSmall() throws {
    defer { UIScreen.main.simulateStandard() }
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    let (_, sheet) = try present(controller, on: SimulatedDevice("iPhone 15"))
    let dimming = try #require(sheet.containerView?.subviews.first)
    #expect(dimming.alpha == 0)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(dimming.alpha > 0)
  }

  @Test func controllerThatIsNeverPresentedIsReleased() {
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      made.sheetPresentationController?.prefersGrabberVisible = true
      controller = made
    }
    #expect(controller == nil)
  }
}
