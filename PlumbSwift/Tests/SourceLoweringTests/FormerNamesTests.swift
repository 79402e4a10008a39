// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Names from before Swift 4.2. Source: Apple, UIKit's release notes of Xcode 10.
struct FormerNamesTests {
  @Test(arguments: [
    (
      "override func didMove(toParentViewController parent: UIViewController?) {}",
      "override func didMove(toParent parent: UIViewController?) {}"
    ),
    (
      "override func willMove(toParentViewController parent: UIViewController?) "
        + "{ super.willMove(toParentViewController: parent) }",
      "override func willMove(toParent parent: UIViewController?) { super.willMove(toParent : parent) }"
    ),
    (
      "override func prefersHomeIndicatorAutoHidden() -> Bool { return true }",
      "override var prefersHomeIndicatorAutoHidden: Bool { return true }"
    ),
    (
      "override var childViewControllerForStatusBarStyle: UIViewController? { return top }",
      "override var childForStatusBarStyle : UIViewController? { return top }"
    ),
    (
      "override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }",
      "override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }"
    ),
    (
      "func didMove(toParentViewController p: UIView) {}",
      "func didMove(toParentViewController p: UIView) {}"
    ),
  ])
  func overridesGetTheCurrentNames(_ member: String, _ expected: String) {
    let lowered = Lowered("import UIKit\nclass A: UIViewController {\n\(member)\n}")
    #expect(lowered.text.split(separator: "\n")[2].trimmingCharacters == expected)
  }
}

extension Substring {
  fileprivate var trimmingCharacters: String { String(self).trimmingBlanks }
}
