// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Overrides in subclasses of containers and of their controllers.
///
/// Source: Apple's headers, where the members are properties and initializers of classes that are
/// not final.
@MainActor
@Suite struct ContainerOverridingTests {
  private final class Bar: UINavigationBar {
    let made: String

    override init(frame: CGRect) {
      made = "by frame"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Bottom: UIToolbar {}

  private final class Stack: UINavigationController {
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: Bar.self, toolbarClass: toolbarClass)
    }

    override init(rootViewController: UIViewController) {
      super.init(navigationBarClass: Bar.self, toolbarClass: Bottom.self)
      viewControllers = [rootViewController]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Source: Apple's documentation of `init(navigationBarClass:toolbarClass:)`.
  @Test func barsAreMadeOfTheGivenClasses() {
    let stack = Stack(rootViewController: UIViewController())
    #expect((stack.navigationBar as? Bar)?.made == "by frame")
    #expect(stack.toolbar is Bottom)
    #expect(stack.viewControllers.count == 1)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
  }

  private final class Mock: UIViewController {
    let stack = UINavigationController()
    override var navigationController: UINavigationController? { stack }
    override var tabBarController: UITabBarController? { nil }
    override var splitViewController: UISplitViewController? { nil }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tabBarItem: UITabBarItem! {
      get { UITabBarItem(title: "own", image: nil, tag: 1) }
      set {}
    }
    override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { action == Selector("back:") }
  }

  @Test func overridesReplaceContainersItemsAndUnwinding() {
    let mock = Mock()
    mock.show(UIViewController(), sender: nil)
    #expect(mock.stack.viewControllers.count == 1)
    #expect(mock.tabBarItem.title == "own")
    #expect(mock.canPerformUnwindSegueAction(Selector("back:"), from: mock, sender: nil))
  }

  /// Source: Apple's documentation of `UINavigationController.show(_:sender:)`, which pushes.
  @Test func navigationControllersPushWhatTheyShow() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let other = UIViewController()
    stack.show(other, sender: nil)
    #expect(stack.topViewController === other)
  }

  private final class BarDelegate: NSObject, UINavigationBarDelegate {
    var heard: [String] = []
    var refuses = false

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    { !refuses }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      heard.append("push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      heard.append("pop \(item.title ?? "")")
    }
  }

  /// Source: Apple's documentation of `UINavigationBarDelegate`.
  @Test func navigationBarsWithoutAControllerCallTheirDelegate() {
    let (bar, delegate) = (UINavigationBar(), BarDelegate())
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "a"), animated: false)
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    delegate.refuses = true
    bar.pushItem(UINavigationItem(title: "c"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.items?.count == 2)
    delegate.refuses = false
    #expect(bar.popItem(animated: false)?.title == "b")
    #expect(delegate.heard == ["push a", "push b", "pop b"])
  }

  /// Source: Apple's documentation of the getters and setters for looks of bars and items.
  @Test func imagesAreStoredByPositionAndMetrics() {
    let (bar, toolbar, item, image) = (UINavigationBar(), UIToolbar(), UIBarButtonItem(), UIImage())
    bar.setBackgroundImage(image, for: .top, barMetrics: .compact)
    #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === image)
    #expect(bar.backgroundImage(for: .compact) == nil)
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    toolbar.setShadowImage(image, forToolbarPosition: .bottom)
    #expect(toolbar.shadowImage(forToolbarPosition: .bottom) === image)
    item.setBackgroundImage(image, for: .highlighted, style: .done, barMetrics: .default)
    #expect(
      item.backgroundImage(for: .highlighted, style: .done, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
    let group = UIBarButtonItemGroup.fixedGroup(items: [item])
    #expect(item.buttonGroup === group)
    group.barButtonItems = []
    #expect(item.buttonGroup == nil)
  }

  /// Source: Apple's documentation of `UINavigationItem.LargeTitleDisplayMode.inline`.
  @Test func inlineTitlesAddNoRow() {
    let content = UIViewController()
    content.title = "Title"
    let stack = UINavigationController(rootViewController: content)
    stack.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let large = stack.navigationBar.frame.height
    content.navigationItem.largeTitleDisplayMode = .inline
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height < large)
  }
}
