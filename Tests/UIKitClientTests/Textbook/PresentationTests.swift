// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Presented controllers, and bars that show the items of controllers.
@MainActor
@Suite(.serialized)
struct PresentationTests {
  private final class Recorder: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func presentedControllerIsASheetAndComesAndGoes() {
    let root = Recorder()
    let presented = Recorder()
    let window = show(root)
    root.calls = []
    var isCompleted = false
    root.present(presented, animated: true) { isCompleted = true }
    #expect(isCompleted)
    #expect(presented.calls == ["willAppear", "didAppear"])
    #expect(root.calls.isEmpty, "a sheet leaves the presenting view in the window")
    // 647 of 667 points, as Xcode saves sheets on phones with a home button.
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 375, height: 647))
    #expect(presented.view.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: 20))
    #expect(presented.view.safeAreaInsets.top == 0)
    #expect(root.presentedViewController === presented)
    #expect(presented.presentingViewController === root)

    presented.dismiss(animated: true)
    #expect(presented.calls.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(presented.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test func fullScreenTakesThePresenterOutOfTheWindow() {
    let root = Recorder()
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    let window = show(root)
    root.calls = []
    root.present(presented, animated: false)
    #expect(root.calls == ["willDisappear", "didDisappear"])
    #expect(root.view.window == nil)
    root.dismiss(animated: false)
    #expect(root.calls.suffix(2) == ["willAppear", "didAppear"])
    #expect(root.view.frame == window.bounds)
    #expect(window.subviews == [root.view])
  }

  @Test func outermostContainerPresents() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = show(navigation)
    let presented = UIViewController()
    content.present(presented, animated: false)
    #expect(presented.presentingViewController === navigation)
    #expect(content.presentedViewController === presented)
    content.dismiss(animated: false)
    #expect(navigation.presentedViewController == nil)
    #expect(window.subviews == [navigation.view])
  }

  @Test func dismissingAlsoDismissesControllersPresentedAbove() {
    let root = UIViewController()
    let (first, second) = (UIViewController(), UIViewController())
    let window = show(root)
    root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(window.subviews.count == 3, "each presentation has a container of its own")
    #expect(second.view.window === window)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
    #expect(first.presentedViewController == nil)
  }

  @Test func oneControllerIsPresentedAtATime() {
    let root = UIViewController()
    let window = show(root)
    let first = UIViewController()
    root.present(first, animated: false)
    root.present(UIViewController(), animated: false)
    #expect(root.presentedViewController === first)
    #expect(window.subviews.count == 2)
  }

  @Test func largeTitlesAddToTheBarUnlessAControllerDoesNotWantThem() {
    let content = UIViewController()
    content.title = "Settings"
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation)
    // 44 points of bar and 52 points of large title, below 20 points of status bar.
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(content.view.safeAreaInsets.top == 116)
    content.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 64)
  }

  @Test func barsShowTitlesAndButtons() {
    let list = UIViewController()
    list.title = "Letters"
    let navigation = UINavigationController(rootViewController: list)
    let window = show(navigation)
    let letter = UIViewController()
    letter.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reply")
    navigation.pushViewController(letter, animated: true)
    letter.title = "From Ines"
    window.layoutIfNeeded()
    let picture = window.svg()
    #expect(picture.contains(">From Ines<"))
    #expect(picture.contains(">Reply<"))
    #expect(picture.contains(">Letters<"), "the way back")
    navigation.popViewController(animated: true)
    #expect(!window.svg().contains(">Reply<"))
  }

  @Test func tabsTakeTheirTitlesFromControllers() {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Near"
    second.tabBarItem = UITabBarItem(title: "Far", image: nil, tag: 1)
    tabs.viewControllers = [first, second]
    let window = show(tabs)
    #expect(window.svg().contains(">Near<"))
    #expect(window.svg().contains(">Far<"))
    first.tabBarItem.title = "Here"
    #expect(window.svg().contains(">Here<"))
  }
}
