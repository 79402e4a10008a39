// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The content offsets of scroll views below bars.
@MainActor
@Suite(.serialized)
struct ContentInsetTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func contentAtItsBeginningKeepsClearOfTheBar() {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    controller.view = scrollView
    let navigation = UINavigationController(rootViewController: controller)
    let window = show(navigation)
    // 20 points of status bar and 44 points of navigation bar. Short content is inset too.
    #expect(scrollView.adjustedContentInset.top == 64)
    #expect(scrollView.contentOffset.y == -64)
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    #expect(scrollView.contentOffset.y == -64)

    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == -116)
  }

  @Test func contentDoesNotSeeTheSafeAreaAroundIt() {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    controller.view = scrollView
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    let content = UIView(frame: CGRect(x: 0, y: 10, width: 375, height: 100))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Below the bar already"
    content.addSubview(label)
    scrollView.addSubview(content)
    let margins = content.layoutMarginsGuide
    label.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    let window = show(UINavigationController(rootViewController: controller))
    #expect(content.safeAreaInsets.top == 0)
    #expect(label.frame.minY == 8)
    // Without an adjusted inset, content under the bar has a safe area itself.
    scrollView.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(content.safeAreaInsets.top == 54)
    #expect(label.frame.minY == 62)
  }

  @Test func contentThatWasScrolledStaysWhereItIs() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentOffset.y = 40
    scrollView.contentInset.top = 30
    #expect(scrollView.contentOffset.y == 40)
    scrollView.contentOffset.y = -30
    scrollView.contentInset.top = 10
    #expect(scrollView.contentOffset.y == -10)
  }

  @Test func safeAreaCountsAsTheBehaviorSays() {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    controller.view.addSubview(scrollView)
    let window = show(controller)
    #expect(scrollView.adjustedContentInset.top == 0, "nothing to scroll, and no bars around it")
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scrollView.contentOffset.y == -20)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.contentOffset.y == 0)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = CGSize(width: 10, height: 5000)
    #expect(scrollView.contentOffset.y == -20)
    #expect(window.subviews.count == 1)
  }
}
