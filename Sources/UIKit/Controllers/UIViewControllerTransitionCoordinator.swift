// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var percentComplete: CGFloat { get }
  /// Always 0 for changes of a window's size.
  var transitionDuration: TimeInterval { get }
  /// Always the identity: windows take the new size at once.
  var targetTransform: CGAffineTransform { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  public var initiallyInteractive: Bool { isInteractive }
  public var isInterruptible: Bool { false }
  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Calls `animation` after the new size or the new view is set and before the layout. Calls
  /// `completion` at the end.
  ///
  /// - Returns: false if the transition has ended already. Then neither closure is called.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Never called.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Never called.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

@MainActor
final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  private var steps = TransitionSteps()
  let containerView: UIView

  init(of window: UIWindow) {
    containerView = window
    super.init()
  }

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var transitionDuration: TimeInterval { 0 }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: TransitionSteps.Step?, completion: TransitionSteps.Step?
  ) -> Bool {
    steps.add(animation, completion)
    return true
  }

  func run() {
    for step in steps.takeAnimations() { step(self) }
  }

  func finish() {
    for step in steps.takeCompletions() { step(self) }
  }
}
