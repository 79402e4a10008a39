// SPDX-License-Identifier: MIT

import Foundation

/// An animated push or pop in progress.
struct NavigationTransition {
  let coordinator: ControllerTransition
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let top: UIViewController
  /// The final frame of the new view, in the coordinates of the container view.
  let frame: CGRect

  /// Runs the animator and the animations alongside. The navigation controller sets the new view's
  /// frame afterwards.
  @MainActor
  func run() {
    coordinator.involve(top.viewIfLoaded, as: .to, initial: .zero, final: frame)
    coordinator.start(animator, nil) {}
  }
}

extension UINavigationController {
  /// The transition to the controller on top, or nil if nothing is animated. During the transition,
  /// controllers in the stack return its coordinator.
  func transition(
    from shown: UIViewController?, animated: Bool, isPush: Bool
  ) -> NavigationTransition? {
    guard animated, let shown, let top = topViewController, shown !== top,
      let container = shown.viewIfLoaded?.superview, container.window != nil
    else { return nil }
    let transition = ControllerTransition(
      from: shown, to: top, in: container, style: .none, isAnimated: true
    ) { [weak self] _ in self?.state.coordinator = nil }
    let frame = shown.viewIfLoaded?.frame ?? container.bounds
    transition.involve(shown.viewIfLoaded, as: .from, initial: frame, final: .zero)
    state.coordinator = transition
    let animator = delegate?.navigationController(
      self, animationControllerFor: isPush ? .push : .pop, from: shown, to: top)
    return NavigationTransition(
      coordinator: transition, animator: animator, top: top, frame: frame)
  }
}
