// SPDX-License-Identifier: MIT

public import Foundation

/// How far an animation has come.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or complete.
  case inactive = 0
  /// Paused before it was started: the only time an animator is active here.
  case active = 1
  /// Stopped by `stopAnimation(false)`, waiting for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// What the animations set.
  case end = 0
  /// What held before. UIKit restores it; here nothing that was set is taken back.
  case start = 1
  /// Where things stood when the animation was stopped.
  case current = 2
}

/// An animation that can be held. As nothing moves over time, starting it calls its animations and
/// its completions at once.
///
/// The animations are called when it is started, in the order in which they were added, and only
/// once; an animator may be given others and be started again.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: _UIObject {
  /// Seconds, as given; nothing takes that long.
  public let duration: TimeInterval
  /// How far the animation has come. It is active only between ``pauseAnimation()`` and the start.
  open private(set) var state = UIViewAnimatingState.inactive
  /// False, as nothing takes time.
  open var isRunning: Bool { false }
  /// Kept, without effect.
  open var isReversed = false
  /// Kept, without effect.
  open var isInterruptible = true
  /// Kept, without effect.
  open var isUserInteractionEnabled = true
  /// How much of the animation is done: 1 from the start on. Setting it moves nothing.
  open var fractionComplete: CGFloat = 0
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// An animation that waits for ``startAnimation()``. The curve has no effect.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init(object: ())
    if let animations { addAnimations(animations) }
  }

  /// An animation that waits for ``startAnimation()``. The spring has no effect.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init(object: ())
    if let animations { addAnimations(animations) }
  }

  /// An animation that waits for ``startAnimation()``. The curve has no effect.
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init(object: ())
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it: `animations` and `completion` have been called when it is
  /// returned. Times and options have no effect.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Has `animation` called at the next start, after those added before.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// The same: the delay has no effect.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Has `completion` called once, after the animations of the next start, with the position they
  /// end at.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Calls the animations, then the completions with `.end`, before it returns.
  open func startAnimation() { finish() }

  /// The same: the delay has no effect.
  open func startAnimation(afterDelay delay: TimeInterval) { finish() }

  /// Makes an animator active that was not started yet; the animations still wait.
  open func pauseAnimation() { state = .active }

  /// The same as ``startAnimation()``: curve and factor have no effect.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    finish()
  }

  /// Drops the animations that were not called.
  ///
  /// - Parameter withoutFinishing: true drops the completions as well; false leaves them to
  ///   ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Calls the completions that wait with `finalPosition`. Values that were set stay as they are,
  /// whatever the position.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { complete(finalPosition) }

  private func finish() {
    let pending = animations
    animations = []
    for animation in pending { animation() }
    fractionComplete = 1
    complete(.end)
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    state = .inactive
    let pending = completions
    completions = []
    for completion in pending { completion(position) }
  }
}

/// The pace of an animation as a value. Paces have no effect here.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace named by UIKit.
@preconcurrency @MainActor
open class UICubicTimingParameters: _UIObject, UITimingCurveProvider {
  /// The curve as given; it has no effect.
  public let animationCurve: UIView.AnimationCurve

  /// Keeps `curve`.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init(object: ())
  }
}

/// The pace of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: _UIObject, UITimingCurveProvider {
  /// The velocity as given; it has no effect.
  public let initialVelocity: CGVector

  /// Keeps `velocity`. The damping is dropped, as nothing swings.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init(object: ())
  }
}
