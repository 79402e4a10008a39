// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Custom presentation controllers, transitioning delegates and animators, and the order in which
/// they are called.
@MainActor
@Suite(.serialized)
final class CustomPresentationTests {
  /// Retained during a test.
  private var window: UIWindow?

  @MainActor
  private final class Record {
    var calls: [String] = []
  }

  private final class Content: UIViewController {
    let record: Record
    init(_ record: Record) {
      self.record = record
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
      record.calls.append(animated ? "willAppear animated" : "willAppear")
    }
    override func viewDidAppear(_ animated: Bool) { record.calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { record.calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { record.calls.append("didDisappear") }
  }

  /// Presents in the lower half, above a shade view.
  private final class HalfPresentation: UIPresentationController {
    let shade = UIView()
    var record: Record? { (presentedViewController as? Content)?.record }

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      record?.calls.append("presentation begins")
      guard let containerView else { return }
      shade.frame = containerView.bounds
      shade.alpha = 0
      containerView.addSubview(shade)
      presentedViewController.transitionCoordinator?.animate { [self] _ in
        shade.alpha = 1
        record?.calls.append("alongside")
      }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      record?.calls.append("presentation ends \(completed)")
      if !completed { shade.removeFromSuperview() }
    }
    override func dismissalTransitionWillBegin() {
      record?.calls.append("dismissal begins")
      presentedViewController.transitionCoordinator?.animate { [self] _ in shade.alpha = 0 }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      record?.calls.append("dismissal ends \(completed)")
      if completed { shade.removeFromSuperview() }
    }
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
    let record: Record
    init(_ record: Record) { self.record = record }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      record.calls.append("animates")
      if let toView = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
        context.containerView.addSubview(toView)
        toView.frame = context.finalFrame(for: to)
      }
      UIView.animate(withDuration: transitionDuration(using: context)) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ completed: Bool) { record.calls.append("animation ended \(completed)") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let record = Record()
    var animates = false
    var interaction: UIPercentDrivenInteractiveTransition?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      HalfPresentation(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? Mover(record) : nil }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? Mover(record) : nil }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func makeScreen() -> (UIWindow, UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return (window, root)
  }

  private func makeContent(_ delegate: Delegate) -> Content {
    let content = Content(delegate.record)
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = delegate
    return content
  }

  @Test func presentationControllerPlacesTheViewAndHearsOfEverythingInOrder() throws {
    let delegate = Delegate()
    let (window, root) = makeScreen()
    let content = makeContent(delegate)
    root.present(content, animated: true) { delegate.record.calls.append("completion") }
    #expect(
      delegate.record.calls == [
        "presentation begins", "willAppear animated", "alongside", "didAppear",
        "presentation ends true", "completion",
      ])
    let presentation = try #require(content.presentationController as? HalfPresentation)
    #expect(presentation.presentingViewController === root)
    #expect(presentation.containerView?.subviews.first === presentation.shade)
    #expect(presentation.containerView?.subviews.last === content.view)
    #expect(presentation.shade.alpha == 1)
    #expect(content.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    #expect(root.view.window === window, "a custom presentation leaves the presenter")

    delegate.record.calls = []
    content.dismiss(animated: true) { delegate.record.calls.append("completion") }
    #expect(
      delegate.record.calls == [
        "dismissal begins", "willDisappear", "didDisappear", "dismissal ends true", "completion",
      ])
    #expect(window.subviews == [root.view])
  }

  @Test func animatorMovesTheViewsAndEndsTheTransition() {
    let delegate = Delegate()
    delegate.animates = true
    let (window, root) = makeScreen()
    let content = makeContent(delegate)
    root.present(content, animated: true)
    #expect(
      delegate.record.calls == [
        "presentation begins", "willAppear animated", "animates", "alongside",
        "animation ended true", "didAppear", "presentation ends true",
      ])
    #expect(content.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    content.dismiss(animated: true)
    #expect(content.view.alpha == 0, "the animator had the view that goes")
    #expect(window.subviews == [root.view])
  }

  @Test func withoutAnimationNoAnimatorIsAsked() {
    let delegate = Delegate()
    delegate.animates = true
    let (_, root) = makeScreen()
    root.present(makeContent(delegate), animated: false)
    #expect(!delegate.record.calls.contains("animates"))
    #expect(delegate.record.calls.contains("willAppear"))
  }

  @Test func interactionDecidesWhetherADismissalEnds() {
    let delegate = Delegate()
    delegate.animates = true
    let (window, root) = makeScreen()
    let content = makeContent(delegate)
    root.present(content, animated: true)
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    delegate.record.calls = []
    content.dismiss(animated: true)
    #expect(content.isBeingDismissed)
    interaction.update(0.4)
    #expect(content.transitionCoordinator?.percentComplete == 0.4)
    interaction.cancel()
    #expect(!content.isBeingDismissed)
    #expect(root.presentedViewController === content)
    #expect(content.view.window === window)
    #expect(
      delegate.record.calls == [
        "dismissal begins", "willDisappear", "animation ended false", "willAppear", "didAppear",
        "dismissal ends false",
      ])

    content.dismiss(animated: true)
    interaction.finish()
    #expect(root.presentedViewController == nil)
    #expect(window.subviews == [root.view])
  }

  @Test func contextIsCoveredByWhatIsPresentedInIt() {
    let (window, root) = makeScreen()
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 40, y: 100, width: 200, height: 300)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    let presented = UIViewController()
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === child)
    #expect(presented.view.convert(presented.view.bounds, to: window) == child.view.frame)
    #expect(child.view.window === window)
    presented.dismiss(animated: false)

    let replacing = UIViewController()
    replacing.modalPresentationStyle = .currentContext
    child.present(replacing, animated: false)
    #expect(child.view.window == nil)
    child.dismiss(animated: false)
    #expect(child.view.superview === root.view)
    #expect(child.view.frame == CGRect(x: 40, y: 100, width: 200, height: 300))
  }

  @Test func coveredControllerHearsThatItGoesBeforeTheOtherComes() {
    let record = Record()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = Content(record)
    window.rootViewController = root
    window.makeKeyAndVisible()
    record.calls = []
    let other = UIViewController()
    other.modalPresentationStyle = .overFullScreen
    root.present(other, animated: false)
    #expect(record.calls.isEmpty)
    #expect(other.view.frame == window.bounds)
    #expect(root.view.window === window)
  }
}
