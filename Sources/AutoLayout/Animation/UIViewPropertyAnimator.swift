// SPDX-License-Identifier: MIT

public import Foundation

/// How far an animation has come.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// An animation that can be held. As nothing moves over time here, it is complete once it is started.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: _UIObject {
  /// Seconds.
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { false }
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  /// How much of the animation is done, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init(object: ())
    if let animations { addAnimations(animations) }
  }

  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init(object: ())
    if let animations { addAnimations(animations) }
  }

  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init(object: ())
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
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

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Calls the animations, then the completions.
  open func startAnimation() { finish() }

  open func startAnimation(afterDelay delay: TimeInterval) { finish() }

  /// Gets ready without starting.
  open func pauseAnimation() { state = .active }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    finish()
  }

  /// Ends without calling what has not been called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

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

/// The pace of an animation as a value.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace named by UIKit.
@preconcurrency @MainActor
open class UICubicTimingParameters: _UIObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init(object: ())
  }
}

/// The pace of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: _UIObject, UITimingCurveProvider {
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init(object: ())
  }
}
