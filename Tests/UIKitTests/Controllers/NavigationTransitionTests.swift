// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// UIKit's documentation of `transitionCoordinator` and of
/// `navigationController(_:animationControllerFor:from:to:)`: an animated push has a coordinator,
/// and the delegate provides its animator.
@MainActor
@Suite struct NavigationTransitionTests {
  private final class Page: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate { [weak self] context in
        self?.log.append("along \(context.isAnimated)")
      } completion: { [weak self] context in
        self?.log.append("done \(context.isCancelled)")
      }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("appeared \(transitionCoordinator == nil)")
    }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    var moved: [String] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let page = context.viewController(forKey: .to)
      moved.append("\(page?.title ?? "") \(page.map { context.finalFrame(for: $0) } ?? .zero)")
      context.completeTransition(true)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      moved.append(operation == .push ? "push" : "pop")
      return self
    }
  }

  private func shown(_ page: Page) -> (UINavigationController, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (navigation, window)
  }

  @Test func animatedPushesHaveACoordinator() {
    let (navigation, window) = shown(Page())
    let next = Page()
    navigation.pushViewController(next, animated: true)
    #expect(next.log == ["along true", "done false", "appeared true"])
    #expect(navigation.transitionCoordinator == nil)
    let last = Page()
    navigation.pushViewController(last, animated: false)
    #expect(last.log == ["appeared true"])
    withExtendedLifetime(window) {}
  }

  @Test func animatorsOfTheDelegateMoveTheViews() {
    let first = Page()
    let (navigation, window) = shown(first)
    let animator = Animator()
    navigation.delegate = animator
    let next = Page()
    next.title = "Next"
    let frame = first.view.frame
    navigation.pushViewController(next, animated: true)
    #expect(animator.moved == ["push", "Next \(frame)"])
    #expect(next.view.window === window)
    #expect(next.view.superview === navigation.topViewController?.view.superview)
    #expect(next.view.frame == frame)
    #expect(first.view.superview == nil)
    animator.moved = []
    navigation.popViewController(animated: true)
    #expect(animator.moved.first == "pop")
    #expect(first.view.frame == frame)
  }
}
