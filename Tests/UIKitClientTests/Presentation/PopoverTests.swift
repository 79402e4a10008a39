// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The frames of popovers, and their adaptation.
@MainActor
@Suite(.serialized)
final class PopoverTests {
  /// Retained during a test.
  private var window: UIWindow?

  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  private final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  private func makeScreen(_ device: String) throws -> (UIWindow, UIViewController, UIView) {
    try UIScreen.main.simulate(SimulatedDevice(device))
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let button = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
    root.view.addSubview(button)
    return (window, root, button)
  }

  @Test func popoverStandsBelowItsSourceAndIsAsLargeAsPreferred() throws {
    defer { UIScreen.main.simulateStandard() }
    let (window, root, button) = try makeScreen("iPad Pro 11")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 240, height: 180)
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = button
    root.present(content, animated: false)
    #expect(popover.arrowDirection == .up)
    // Centered below (130, 240), 13 points higher for the arrow, within margins of 10 points.
    #expect(
      popover.frameOfPresentedViewInContainerView
        == CGRect(x: 10, y: 240, width: 240, height: 193))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    #expect(content.traitCollection.horizontalSizeClass == .compact)

    content.preferredContentSize = CGSize(width: 240, height: 100)
    window.layoutIfNeeded()
    #expect(content.view.bounds.height == 113)
    popover.permittedArrowDirections = .left
    window.layoutIfNeeded()
    #expect(popover.arrowDirection == .left)
    #expect(
      popover.frameOfPresentedViewInContainerView
        == CGRect(x: 160, y: 170, width: 253, height: 100))
  }

  @Test func sourceRectangleIsThatOfTheSourceView() throws {
    defer { UIScreen.main.simulateStandard() }
    let (_, root, button) = try makeScreen("iPad Pro 11")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = button
    content.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 200, height: 10)
    root.present(content, animated: false)
    #expect(
      content.popoverPresentationController?.frameOfPresentedViewInContainerView
        == CGRect(x: 100, y: 210, width: 200, height: 113))
  }

  @Test func popoverIsASheetOnAPhoneUnlessTheDelegateSaysNone() throws {
    defer { UIScreen.main.simulateStandard() }
    let (_, root, button) = try makeScreen("iPhone 8")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = button
    root.present(content, animated: false)
    #expect(content.view.bounds.size == CGSize(width: 375, height: 647))
    #expect(content.popoverPresentationController?.arrowDirection == .unknown)
    root.dismiss(animated: false)

    let keeper = Keeper()
    content.popoverPresentationController?.sourceView = button
    content.popoverPresentationController?.delegate = keeper
    root.present(content, animated: false)
    #expect(content.view.bounds.size == CGSize(width: 200, height: 113))
    #expect(content.popoverPresentationController?.arrowDirection == .up)
  }

  @Test func delegateMayGiveAnAdaptedPopoverABar() throws {
    defer { UIScreen.main.simulateStandard() }
    let (_, root, button) = try makeScreen("iPhone 8")
    let wrapper = Wrapper()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = button
    content.popoverPresentationController?.delegate = wrapper
    root.present(content, animated: false)
    #expect(root.presentedViewController is UINavigationController)
    #expect(root.presentedViewController?.view.window != nil)
    #expect(content.navigationController?.presentingViewController === root)
    content.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func popoverPointsAtAButtonOfABar() throws {
    defer { UIScreen.main.simulateStandard() }
    try UIScreen.main.simulate(SimulatedDevice("iPad Pro 11"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    let item = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.barButtonItem = item
    root.present(content, animated: false)
    let frame = content.popoverPresentationController?.frameOfPresentedViewInContainerView
    // The button fills the row of the bar, from 24 to 74 on this iPad.
    #expect(item.frame(in: window).maxY == 74)
    #expect(item.frame(in: window).maxX == 814)
    #expect(frame?.maxX == 824)
    #expect(frame?.minY == 74)
  }

  private final class Bubble: UIPopoverBackgroundView {
    private var direction = UIPopoverArrowDirection.unknown
    private var offset: CGFloat = 0
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 10 }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  /// Sources: the references of `UIPopoverBackgroundView` (the insets exclude the arrow; a positive
  /// offset is to the right of the center) and of `permittedArrowDirections`.
  @Test func backgroundViewSurroundsTheContent() throws {
    defer { UIScreen.main.simulateStandard() }
    let (window, root, button) = try makeScreen("iPad Pro 11")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 300, height: 100)
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.popoverBackgroundViewClass = Bubble.self
    popover.permittedArrowDirections = [.up, .down]
    popover.sourceView = button
    root.present(content, animated: false)
    window.layoutIfNeeded()
    // 6 points wider for the insets, 14 points higher for the insets (4) and the arrow (10).
    #expect(
      popover.frameOfPresentedViewInContainerView == CGRect(x: 10, y: 240, width: 306, height: 114))
    let frame = content.view.convert(content.view.bounds, to: window)
    #expect(frame == CGRect(x: 12, y: 251, width: 300, height: 100))
    #expect(content.view.safeAreaInsets == .zero)
    let bubble = try #require(popover.presentedView?.subviews.first as? Bubble)
    #expect(bubble.frame == CGRect(x: 0, y: 0, width: 306, height: 114))
    #expect(bubble.arrowDirection == .up)
    #expect(abs(bubble.arrowOffset - (130 - 163)) < 1e-9)

    popover.permittedArrowDirections = .down
    window.layoutIfNeeded()
    #expect(bubble.arrowDirection == .down)
    #expect(
      content.view.convert(content.view.bounds, to: window)
        == CGRect(x: 12, y: 87, width: 300, height: 100))
  }

  @Test func picturesShowTheArrow() throws {
    defer { UIScreen.main.simulateStandard() }
    let (window, root, button) = try makeScreen("iPad Pro 11")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 240, height: 100)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = button
    root.present(content, animated: false)
    // The tip is centered below the button.
    #expect(window.svg().contains("L130 240"))
  }
}
