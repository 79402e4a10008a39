// SPDX-License-Identifier: MIT

public import Foundation

/// An interaction that runs an animator as far as it says.
///
/// As nothing is ever on its way here, the animator is called when the interaction finishes; one that
/// is cancelled leaves everything where it was.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: _UIObject, UIViewControllerInteractiveTransitioning
{
  private var context: ControllerTransition?
  /// How far the interaction has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// Seconds, of the animator.
  open private(set) var duration: CGFloat = 0
  /// How fast the rest goes; kept.
  open var completionSpeed: CGFloat = 1
  /// How the rest goes; kept.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the interaction decides from the beginning; else the transition ends at once.
  open var wantsInteractiveStart = true

  /// An interaction that waits for its transition to begin.
  public init() {
    super.init(object: ())
  }

  /// Takes the transition in hand until ``finish()`` or ``cancel()``.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? ControllerTransition
    duration = CGFloat(context?.transitionDuration ?? 0)
    if !wantsInteractiveStart { finish() }
  }

  /// Says how far the interaction has come.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Leads the transition to its end.
  open func finish() {
    guard let context else { return }
    self.context = nil
    context.finishInteractiveTransition()
    context.animate()
  }

  /// Leads the transition back to its start.
  open func cancel() {
    guard let context else { return }
    self.context = nil
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }

  /// Holds a transition that goes on by itself, which none does here.
  open func pause() {}
}
