// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Delegate methods of popovers and page view controllers, and traits and focus of presentations.
///
/// Source: Apple's documentation of `UIAdaptivePresentationControllerDelegate`,
/// `UIPopoverPresentationControllerDelegate`, `UIPageViewControllerDelegate` and
/// `UISheetPresentationController`.
@MainActor
@Suite(.serialized)
final class PresentationDelegateTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []
    var place: CGRect?

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      let sheet = adaptivePresentationController as? UISheetPresentationController
      sheet?.prefersGrabberVisible = true
      heard.append("prepare")
    }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      heard.append("reposition \(rect.pointee.width)")
      if let place { rect.pointee = place }
    }
  }

  /// Retained for the duration of a test.
  private var window: UIWindow?
  private let delegate = Delegate()

  private func show(_ controller: UIViewController, on device: String) throws {
    try UIScreen.main.simulate(SimulatedDevice(device))
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func presentPopover(on device: String) throws -> UIPopoverPresentationController {
    let root = UIViewController()
    try show(root, on: device)
    let source = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
    root.view.addSubview(source)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 180)
    let popover = try #require(content.popoverPresentationController)
    popover.delegate = delegate
    popover.sourceView = source
    root.present(content, animated: false)
    return popover
  }

  @Test func delegatesConfigureTheSheetInPlaceOfAPopover() throws {
    defer { UIScreen.main.simulateStandard() }
    let popover = try presentPopover(on: "iPhone 15")
    #expect(delegate.heard == ["prepare"])
    #expect(popover.adaptiveSheetPresentationController.prefersGrabberVisible)
  }

  @Test func rotationRequestsThePopoversSourceFromTheDelegate() throws {
    defer { UIScreen.main.simulateStandard() }
    let popover = try presentPopover(on: "iPad Pro 11")
    #expect(delegate.heard.isEmpty)
    delegate.place = CGRect(x: 1, y: 2, width: 3, height: 4)
    try UIScreen.main.simulate(SimulatedDevice("iPad Pro 11", isLandscape: true))
    #expect(delegate.heard == ["reposition 60.0"])
    #expect(popover.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Source: UIKit's popovers are opaque behind a clear view, and can have a background colour.
  @Test func popoversHaveABackgroundOfTheirOwn() throws {
    defer { UIScreen.main.simulateStandard() }
    let popover = try presentPopover(on: "iPad Pro 11")
    #expect(popover.presentedView?.backgroundColor != nil)
    popover.backgroundColor = .red
    popover.containerView?.setNeedsLayout()
    window?.layoutIfNeeded()
    #expect(popover.presentedView?.backgroundColor == .red)
  }

  private final class Presentation: UIPresentationController {
    var heard: [UIUserInterfaceSizeClass?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append(previousTraitCollection?.horizontalSizeClass)
    }
  }

  private final class Transition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Presentation(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func presentationsReceiveTraitChanges() throws {
    defer { UIScreen.main.simulateStandard() }
    let root = UIViewController()
    try show(root, on: "iPad Pro 11")
    let (content, transition) = (UIViewController(), Transition())
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = transition
    root.present(content, animated: false)
    let presentation = try #require(content.presentationController as? Presentation)
    presentation.heard = []
    try UIScreen.main.simulate(SimulatedDevice("iPhone 8"))
    #expect(presentation.heard == [.regular])
    #expect(presentation.preferredFocusEnvironments.first === content)
  }

  @Test func sheetsAcceptAutomaticAndInactiveValues() throws {
    let resolver = UISheetPresentationController.Detent.custom { _ in
      UISheetPresentationController.Detent.inactive
    }
    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
      var containerTraitCollection: UITraitCollection { UITraitCollection() }
      var maximumDetentValue: CGFloat { 100 }
    }
    #expect(resolver.resolvedValue(in: Context()) == nil)
  }

  private final class Pages: NSObject, UIPageViewControllerDelegate {
    var asked: [Bool] = []
    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      asked.append(orientation.isLandscape)
      pageViewController.setViewControllers(
        [pageViewController.viewControllers?.first ?? UIViewController()], direction: .forward,
        animated: false)
      return .max
    }
  }

  @Test func rotationRequestsTheSpineLocationOfPageCurls() throws {
    defer { UIScreen.main.simulateStandard() }
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let pages = Pages()
    controller.delegate = pages
    try show(controller, on: "iPhone 8")
    try UIScreen.main.simulate(SimulatedDevice("iPhone 8", isLandscape: true))
    #expect(pages.asked == [true])
    #expect(controller.spineLocation == .max)
  }

  /// Source: Apple's documentation of `UIActivityItemProvider` and `UIActivityViewController`.
  @Test func activityItemProvidersKnowTheRequestedActivity() {
    final class Provider: UIActivityItemProvider {
      override var item: Any { activityType?.rawValue ?? "none" }
    }
    let provider = Provider(placeholderItem: "placeholder")
    let controller = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    controller.excludedActivityTypes = [.postToFlickr, .postToVimeo, .postToWeibo]
    let item = provider.activityViewController(controller, itemForActivityType: .mail)
    #expect(item as? String == UIActivity.ActivityType.mail.rawValue)
    #expect(provider.activityType == nil)
    #expect(
      provider.activityViewControllerPlaceholderItem(controller) as? String == "placeholder")
  }

  /// Source: Apple's documentation of the informal protocol `UIAccessibility`.
  @Test func accessibilityPropertiesAreStored() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(view.accessibilityExpandedStatus == .unsupported)
    view.accessibilityExpandedStatus = .expanded
    view.accessibilityTextualContext = .sourceCode
    view.accessibilityDirectTouchOptions = .silentOnTouch
    view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Play")]
    #expect(view.accessibilityExpandedStatus == .expanded)
    #expect(view.accessibilityTextualContext == .sourceCode)
    #expect(view.accessibilityDirectTouchOptions == .silentOnTouch)
    #expect(view.accessibilityUserInputLabels == ["Play"])
    let source = UIAccessibilityLocationDescriptor(name: "Middle", view: view)
    view.accessibilityDragSourceDescriptors = [source]
    #expect(view.accessibilityDragSourceDescriptors?.first?.point == CGPoint(x: 10, y: 20))
    #expect(UIView().accessibilityTextualContext == nil)
  }
}
