// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Code from 2017, in the language mode of Swift 4.
///
/// Source: the replacements that the compiler suggests in later modes.
class FormerNamesTests: XCTestCase {
  private class Controller: UIViewController {
    let label = UILabel()
    var shown = [String]()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.font = UIFont.preferredFont(forTextStyle: UIFontTextStyle.headline)
      view.addSubview(label)
      NSLayoutConstraint(
        item: label, attribute: NSLayoutAttribute.left, relatedBy: NSLayoutRelation.equal,
        toItem: view, attribute: .left, multiplier: 1, constant: 20
      ).isActive = true
      NotificationCenter.default.addObserver(
        self, selector: #selector(keyboard(_:)), name: NSNotification.Name.UIKeyboardWillShow,
        object: nil)
    }

    @objc func keyboard(_ notification: Notification) {
      shown.append(notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? String ?? "")
    }
  }

  func testTypes() {
    let button = UIButton(type: UIButtonType.system)
    button.setTitle("Go", for: UIControlState.normal)
    button.contentHorizontalAlignment = UIControlContentHorizontalAlignment.left
    XCTAssertEqual(button.title(for: UIControlState()), "Go")
    let stack = UIStackView()
    stack.axis = UILayoutConstraintAxis.vertical
    stack.alignment = UIStackViewAlignment.center
    XCTAssertEqual(stack.axis, NSLayoutConstraint.Axis.vertical)
    let text = NSAttributedString(
      string: "a", attributes: [NSAttributedStringKey.foregroundColor: UIColor.red])
    XCTAssertEqual(text.attributes(at: 0, effectiveRange: nil).count, 1)
    let cell = UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: nil)
    cell.accessoryType = UITableViewCellAccessoryType.checkmark
    XCTAssertNotNil(cell.detailTextLabel)
  }

  func testConstantsAndFunctions() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    XCTAssertEqual(
      UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 20), insets),
      CGRect(x: 2, y: 1, width: 4, height: 16))
    XCTAssertEqual(UIViewNoIntrinsicMetric, -1)
    XCTAssertEqual(NSStringFromCGPoint(CGPoint(x: 1, y: 2)), "{1, 2}")
    XCTAssertTrue(UIEdgeInsetsEqualToEdgeInsets(insets, insets))
    let layer = CAShapeLayer()
    layer.lineCap = kCALineCapRound
    XCTAssertEqual(layer.lineCap, kCALineCapRound)
    let label = UILabel()
    label.accessibilityTraits = UIAccessibilityTraitButton
    XCTAssertEqual(label.accessibilityTraits, UIAccessibilityTraitButton)
    XCTAssertFalse(UIAccessibilityIsVoiceOverRunning())
  }

  func testControllersAndNotifications() {
    let (parent, child) = (UIViewController(), Controller())
    parent.addChildViewController(child)
    parent.view.addSubview(child.view)
    child.didMove(toParentViewController: parent)
    XCTAssertEqual(parent.childViewControllers, [child])
    NotificationCenter.default.post(
      name: .UIKeyboardWillShow, object: nil, userInfo: [UIKeyboardFrameEndUserInfoKey: "frame"])
    XCTAssertEqual(child.shown, ["frame"])
    let below = UIView()
    child.view.addSubview(below)
    child.view.sendSubview(toBack: below)
    XCTAssertTrue(child.view.subviews.first === below)
    child.removeFromParentViewController()
    XCTAssertEqual(parent.childViewControllers, [])
  }

  private class Child: UIViewController {
    var moves = 0

    override func didMove(toParentViewController parent: UIViewController?) {
      super.didMove(toParentViewController: parent)
      moves += 1
    }

    override func prefersHomeIndicatorAutoHidden() -> Bool { return true }

    override var childViewControllerForStatusBarStyle: UIViewController? { return self }
  }

  func testOverridesUnderFormerNamesAreCalled() {
    let child = Child()
    let parent = UIViewController()
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    XCTAssertEqual(child.moves, 1)
  }
}
