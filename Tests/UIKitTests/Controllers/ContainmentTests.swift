// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The state of controllers while they enter and leave a container.
///
/// Source: Apple's documentation of `isMovingToParent` and `isMovingFromParent`.
@MainActor
@Suite(.serialized)
struct ContainmentTests {
  private final class Listener: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      heard.append("willAppear \(isMovingToParent)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      heard.append("didAppear \(isMovingToParent)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      heard.append("willDisappear \(isMovingFromParent)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      heard.append("didDisappear \(isMovingFromParent)")
    }
  }

  @Test func movingFlagsAreSetWhilePushingAndPopping() {
    let root = Listener()
    let pushed = Listener()
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.isHidden = false
    root.heard = []
    navigation.pushViewController(pushed, animated: false)
    #expect(root.heard == ["willDisappear false", "didDisappear false"])
    #expect(pushed.heard == ["willAppear true", "didAppear true"])
    root.heard = []
    pushed.heard = []
    navigation.popViewController(animated: false)
    #expect(root.heard == ["willAppear false", "didAppear false"])
    #expect(pushed.heard == ["willDisappear true", "didDisappear true"])
    #expect(!pushed.isMovingFromParent)
    window.isHidden = true
  }

  @Test func aPoppedControllersViewHasNoInsetOfTheBar() {
    let pushed = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.isHidden = false
    navigation.pushViewController(pushed, animated: false)
    #expect(pushed.view.safeAreaInsets.top > window.safeAreaInsets.top)
    navigation.popViewController(animated: false)
    window.addSubview(pushed.view)
    window.layoutIfNeeded()
    #expect(pushed.view.safeAreaInsets.top == window.safeAreaInsets.top)
    window.isHidden = true
  }
}
