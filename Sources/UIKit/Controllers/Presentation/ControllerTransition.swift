// SPDX-License-Identifier: MIT

import Foundation

/// A presentation, dismissal, push or pop in progress, as animators and coordinators see it.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private let from: UIViewController
  private let to: UIViewController
  private var views: [UITransitionContextViewKey: UIView] = [:]
  private var initialFrames: [ObjectIdentifier: CGRect] = [:]
  private var finalFrames: [ObjectIdentifier: CGRect] = [:]
  private var steps = TransitionSteps()
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var completion: ((Bool) -> Void)?
  /// Whether the animator is running. The transition ends only after the animations alongside.
  private var isStarting = false
  private var pendingEnd: Bool?

  init(
    from: UIViewController, to: UIViewController, in container: UIView,
    style: UIModalPresentationStyle, isAnimated: Bool, completion: @escaping (Bool) -> Void
  ) {
    (self.from, self.to) = (from, to)
    containerView = container
    presentationStyle = style
    self.isAnimated = isAnimated
    self.completion = completion
    super.init()
  }

  /// Sets the view of a controller, and its initial and final frames.
  func involve(
    _ view: UIView?, as key: UITransitionContextViewKey, initial: CGRect, final: CGRect
  ) {
    if let view { views[key] = view }
    let controller = key == .from ? from : to
    initialFrames[ObjectIdentifier(controller)] = initial
    finalFrames[ObjectIdentifier(controller)] = final
  }

  /// Starts the transition. Without `animator`, `move` moves the views at once. An `interaction`
  /// that wants an interactive start calls the animator later.
  func start(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, move: () -> Void
  ) {
    self.animator = animator
    isStarting = true
    if let animator {
      if let interaction, interaction.wantsInteractiveStart {
        isInteractive = true
        interaction.startInteractiveTransition(self)
      } else {
        animator.animateTransition(using: self)
      }
    } else {
      move()
      pendingEnd = true
    }
    for step in steps.takeAnimations() { step(self) }
    isStarting = false
    if let pendingEnd { end(pendingEnd) }
  }

  func animate() { animator?.animateTransition(using: self) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() {
    percentComplete = 1
    isInteractive = false
  }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    isInteractive = false
  }

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    if isStarting { pendingEnd = didComplete } else { end(didComplete) }
  }

  private func end(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    pendingEnd = nil
    transitionWasCancelled = !didComplete
    animator?.animationEnded(didComplete)
    completion(didComplete)
    for step in steps.takeCompletions() { step(self) }
    animator = nil
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
  var targetTransform: CGAffineTransform { .identity }
  var isCancelled: Bool { transitionWasCancelled }

  func animate(
    alongsideTransition animation: TransitionSteps.Step?, completion: TransitionSteps.Step?
  ) -> Bool {
    guard self.completion != nil else { return false }
    steps.add(animation, completion)
    return true
  }
}
