// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Values of insets, guides and frames before a layout pass, and notifications of changes.
///
/// Source: tests of public layout libraries, with frames that UIKit recorded, and Apple's
/// documentation of the members.
@MainActor
@Suite(.serialized)
struct InsetTimingTests {
  private final class PhoneWindow: UIWindow {
    var insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    override var safeAreaInsets: UIEdgeInsets { insets }
  }

  private final class Listener: UIView {
    var changes = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }
  }

  private let phone = CGRect(x: 0, y: 0, width: 375, height: 812)

  // MARK: Safe areas

  @Test func anOverriddenSafeAreaCountsBeforeAnyPass() {
    let window = PhoneWindow(frame: phone)
    let view = UIView(frame: phone)
    window.addSubview(view)
    #expect(view.safeAreaInsets == window.insets)
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 734))
    view.frame.origin.y = 20
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
    window.insets = .zero
    #expect(view.safeAreaInsets == .zero)
    window.insets.top = 10
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  /// Source: floating buttons of table view controllers, which are constrained to the safe area of
  /// the table.
  @Test func theSafeAreaOfAScrollViewStaysWhileItsContentScrolls() {
    let window = PhoneWindow(frame: phone)
    let scrollView = UIScrollView(frame: phone)
    scrollView.contentInsetAdjustmentBehavior = .never
    window.addSubview(scrollView)
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(button)
    let area = scrollView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -10),
      button.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -10),
      button.widthAnchor.constraint(equalToConstant: 50),
      button.heightAnchor.constraint(equalToConstant: 50),
    ])
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    window.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 315, y: 718, width: 50, height: 50))
    scrollView.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 315, y: 818, width: 50, height: 50))
    #expect(area.layoutFrame == CGRect(x: 0, y: 144, width: 375, height: 734))
    #expect(scrollView.keyboardLayoutGuide.layoutFrame.minY == 878)
  }

  @Test func theKeyboardsGuideReachesBelowAViewThatEndsAbove() {
    let window = PhoneWindow(frame: phone)
    let whole = UIView(frame: phone)
    window.addSubview(whole)
    let part = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 300))
    whole.addSubview(part)
    #expect(
      whole.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 34))
    #expect(part.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 678, width: 200, height: 34))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    part.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: part.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: part.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 628, width: 200, height: 50))
    part.frame.origin.y = 200
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 578)
    part.frame.size.height = 600
    window.layoutIfNeeded()
    #expect(
      bar.frame.maxY == 578, "the view ends inside the strip or below: its safe area begins there")
  }

  @Test func opaqueBarsAreExtendedUnderLater() {
    let window = PhoneWindow(frame: phone)
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.isTranslucent = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 88, width: 375, height: 724))
    controller.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(controller.view.frame == phone)
    #expect(controller.view.safeAreaInsets.top == 88)
    controller.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(controller.view.frame.minY == 88)
  }

  // MARK: Margins

  @Test func changedMarginsAreReportedAtOnce() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Listener(frame: outer.bounds)
    outer.addSubview(view)
    view.layoutMargins.left = 20
    #expect(view.changes == 1)
    view.layoutMargins.left = 20
    #expect(view.changes == 1)
    outer.layoutMargins.left = 50
    #expect(view.changes == 1)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.changes == 2 && view.layoutMargins.left == 50)
    outer.layoutMargins.left = 60
    #expect(view.changes == 3 && view.layoutMargins.left == 60)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.changes == 3, "there is no safe area")
    outer.layoutIfNeeded()
    #expect(view.changes == 3)
  }

  // MARK: Scale

  @Test func aDisplayScaleAppliesToTheSubtree() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (controller, inner) = (UIViewController(), UIView())
    controller.traitOverrides.displayScale = 3
    let outer = UIView()
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(outer)
    window.addSubview(controller.view)
    controller.view.frame = window.bounds
    controller.view.addSubview(inner)
    for (view, superview) in [(outer, window as UIView), (inner, controller.view!)] {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 1 / 3),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: superview.topAnchor),
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      ])
    }
    window.layoutIfNeeded()
    #expect(outer.frame.width == 33.5)
    #expect(inner.frame.width * 3 == 100)
    controller.traitOverrides.displayScale = 1
    window.layoutIfNeeded()
    #expect(inner.frame.width == 33)
  }

  /// Source: frames that UIKit recorded on screens with three pixels per point.
  @Test func lengthsOfContentEndOnThePixelsOfTheirWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    controller.traitOverrides.displayScale = 3
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let (label, plain) = (UILabel(), UIImageView())
    label.text = "Layout"
    let symbol = UIImageView(image: UIImage(systemName: "globe"))
    for view in [label, plain, symbol] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 352 / 3).isActive =
        true
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20).isActive =
        true
    }
    for view in [plain, symbol] {
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20)
        .isActive = true
      view.heightAnchor.constraint(equalToConstant: 200).isActive = true
    }
    window.layoutIfNeeded()
    // Rounded up to a whole pixel, not to half a point.
    #expect(label.frame.width == 154.0 / 3)
    for text in ["Layout", "Anchor", "Margin", "Guide"] {
      label.text = text
      window.layoutIfNeeded()
      let width = (text as NSString).size(withAttributes: [.font: label.font!]).width
      #expect(label.frame.width == (width * 3).rounded(.up) / 3, "\(text)")
    }
    #expect(plain.frame == CGRect(x: 20, y: 352.0 / 3, width: 350, height: 200))
    // A symbol of 19.25 points is aligned like a line of text of 20.29 points.
    #expect(symbol.frame == CGRect(x: 20, y: 118, width: 350, height: 596.0 / 3))
  }

  // MARK: Places

  @Test func withoutAWindowTheRootsFrameCounts() {
    let root = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    root.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 16))
    #expect(view.convert(CGPoint(x: 15, y: 16), from: nil) == .zero)
    let window = UIWindow(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    window.addSubview(root)
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 15, y: 16, width: 50, height: 50))
  }

  @Test func framesSetUnderARightAngleGiveWholeLengths() {
    for angle in [CGFloat.pi / 2, -CGFloat.pi / 2, CGFloat.pi * 1.5] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.transform = CGAffineTransform(rotationAngle: angle)
      view.frame = CGRect(x: 0, y: 0, width: 30, height: 80)
      #expect(view.bounds.size == CGSize(width: 80, height: 30))
      #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 80))
    }
  }

  @Test func directionSetByAppearanceHoldsInWindows() {
    UIView.appearance().semanticContentAttribute = .forceRightToLeft
    defer { UIView.appearance().semanticContentAttribute = .unspecified }
    let (window, view) = (UIWindow(frame: phone), UIView())
    window.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
