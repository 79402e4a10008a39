// SPDX-License-Identifier: MIT

public import Foundation

/// What is known of a transition while it goes on.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is to be seen moving, as far as its caller said; it does not move here.
  var isAnimated: Bool { get }
  /// How a controller is presented; `none` for a change of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether people hold the transition.
  var isInteractive: Bool { get }
  /// Whether the transition leads back to where it began.
  var isCancelled: Bool { get }
  /// How far an interaction has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// Seconds. Nothing takes time here.
  var transitionDuration: TimeInterval { get }
  /// How what rotates is turned in the end; the identity here, as windows take the new size at
  /// once.
  var targetTransform: CGAffineTransform { get }
  /// The view within which the change happens: the window, or the container of a presentation.
  var containerView: UIView { get }
  /// One of the two controllers; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes; nil where none does.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether people held the transition when it began.
  public var initiallyInteractive: Bool { isInteractive }
  /// Whether the transition can be held on its way; none is on its way here.
  public var isInterruptible: Bool { false }
  /// How fast the rest goes after an interaction; 1 here.
  public var completionVelocity: CGFloat { 1 }
  /// The pace of the rest after an interaction.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

/// Runs what is to happen along with a change of size, a presentation or a dismissal.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Has `animation` called once the new size or the new view is set, before the layout, and
  /// `completion` at the end.
  ///
  /// - Returns: false where the transition has ended already, and neither will be called.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Has `animation` called once the new size or the new view is set, before the layout.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same for views that lie outside the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Has `handler` called when people let go of the transition, which they never hold: it is not called.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

/// The change of size of a window: nothing is animated.
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
