// SPDX-License-Identifier: MIT

public import Foundation

/// What is known of a transition while it goes on.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change moves; false here.
  var isAnimated: Bool { get }
  /// Seconds that the change takes; 0 here.
  var transitionDuration: TimeInterval { get }
  /// How what rotates is turned in the end; the identity here, as windows take the new size at
  /// once.
  var targetTransform: CGAffineTransform { get }
  /// The view within which the change happens: the window.
  var containerView: UIView { get }
}

/// Runs what is to happen along with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Has `animation` called once the new size is set, before the layout, and `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Has `animation` called once the new size is set, before the layout.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The change of size of a window: nothing is animated.
@MainActor
final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Step] = []
  private var completions: [Step] = []
  let containerView: UIView

  init(of window: UIWindow) {
    containerView = window
    super.init()
  }

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var targetTransform: CGAffineTransform { .identity }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run() {
    let pending = animations
    animations = []
    for animation in pending { animation(self) }
  }

  func finish() {
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }
}
