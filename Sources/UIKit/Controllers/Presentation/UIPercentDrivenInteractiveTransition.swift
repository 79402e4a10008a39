// SPDX-License-Identifier: MIT

public import Foundation

/// Finishing the interaction calls the animator. Cancelling it changes no views.
open class UIPercentDrivenInteractiveTransition: _UIObject, UIViewControllerInteractiveTransitioning
{
  private var context: ControllerTransition?
  open private(set) var percentComplete: CGFloat = 0
  open private(set) var duration: CGFloat = 0
  /// No effect.
  open var completionSpeed: CGFloat = 1
  /// No effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// No effect.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  public init() { super.init(object: ()) }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? ControllerTransition
    duration = CGFloat(context?.transitionDuration ?? 0)
    if !wantsInteractiveStart { finish() }
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    guard let context else { return }
    self.context = nil
    context.finishInteractiveTransition()
    context.animate()
  }

  open func cancel() {
    guard let context else { return }
    self.context = nil
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }

  /// No effect.
  open func pause() {}
}
