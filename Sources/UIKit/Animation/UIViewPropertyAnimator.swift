// SPDX-License-Identifier: MIT

public import Foundation

public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  /// An animator is active only while it is paused.
  case active = 1
  case stopped = 2
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  /// The views' frames, transforms and appearances are those before the animations.
  case start = 1
  case current = 2
}

@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  public func addAnimations(_ animation: @escaping () -> Void) { animation() }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}

/// Starting the animator calls its animations in the order of their addition, and then its
/// completions, at once.
///
/// Pausing it, or setting ``UIViewPropertyAnimator/fractionComplete``, calls only the animations.
/// Continuing or finishing it calls the completions. While it is paused, views have their final
/// values, as in UIKit. Pictures and ``CALayer/presentation()`` show the values at the fraction.
open class UIViewPropertyAnimator: _UIObject, UIViewImplicitlyAnimating {
  /// The time in seconds for which layers list the animations.
  public let duration: TimeInterval
  /// The curve of the displayed values if ``scrubsLinearly`` is false.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Active only while the animator is paused.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Always false: animations do not take time.
  open var isRunning: Bool { false }
  /// Whether the animation ends with the values before it.
  open var isReversed = false
  /// No effect.
  open var isInterruptible = true
  /// No effect.
  open var isUserInteractionEnabled = true
  /// The value is 1 after the start.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      if state == .inactive { pauseAnimation() }
      fraction = min(max(newValue, 0), 1)
    }
  }

  /// The values of the changed views at the fraction, or nil if the animator is not paused.
  var currentValues: AnimatedValues? {
    guard state != .inactive, let start else { return nil }
    let part = isReversed ? 1 - fraction : fraction
    return start.inBetween(scrubsLinearly ? part : timingParameters?.progress(at: part) ?? part)
  }

  private var fraction: CGFloat = 0
  private var animations: [() -> Void] = []
  /// The values of the views before the first animation.
  private var start: AnimatedValues?
  /// The final values of the views, if the animator was stopped on the way to them.
  private var end: AnimatedValues?
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public convenience init() { self.init(duration: 0, curve: .easeInOut) }

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(animationCurve: curve)
    super.init(object: ())
    if let animations { addAnimations(animations) }
  }

  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    timingParameters = UISpringTimingParameters(dampingRatio: ratio)
    super.init(object: ())
    if let animations { addAnimations(animations) }
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init(object: ())
  }

  /// Whether the displayed values of a paused animation follow the fraction, not the timing curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end. Finishing it then calls the completions.
  open var pausesOnCompletion = false
  /// No effect.
  open var isManualHitTestingEnabled = false
  /// No effect.
  open var delay: TimeInterval { 0 }

  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    super.init(object: ())
    if let animations { addAnimations(animations) }
  }

  /// Calls `animations` and `completion` before it returns.
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

  /// Equals ``addAnimations(_:)``: the delay has no effect.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits for the end of the animation.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  /// Calls the animations, and then the completions with `.end`, before it returns.
  open func startAnimation() { finish() }

  /// Equals ``startAnimation()``: the delay has no effect.
  open func startAnimation(afterDelay delay: TimeInterval) { finish() }

  open func pauseAnimation() {
    guard state == .inactive else { return }
    run()
    state = .active
    LayoutStore.current.pausedAnimations.add(self)
  }

  /// Equals ``startAnimation()``: the curve and the factor have no effect.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { finish() }

  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    // Views keep the displayed values.
    if state == .active, let current = currentValues {
      end = AnimatedValues()
      current.restore()
    }
    LayoutStore.current.pausedAnimations.remove(self)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { (completions, start, end) = ([], nil, nil) }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if finalPosition == .current, state == .active { currentValues?.restore() }
    complete(finalPosition)
    (start, end) = (nil, nil)
  }

  private func run() {
    guard !animations.isEmpty else { return }
    if start == nil { start = AnimatedValues() }
    let pending = animations
    animations = []
    let kind: AnimationBlock.Kind = timingParameters?.timingCurveType == .spring ? .spring : .basic
    AnimationBlock(duration: duration, delay: 0, .overrideInheritedDuration, kind: kind).run {
      for animation in pending { animation() }
    }
  }

  private func finish() {
    run()
    fraction = isReversed ? 0 : 1
    if pausesOnCompletion {
      state = .active
    } else {
      complete(isReversed ? .start : .end)
    }
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    switch position {
    case .start: start?.restore()
    case .end: end?.restore()
    case .current: break
    }
    LayoutStore.current.pausedAnimations.remove(self)
    state = .inactive
    let pending = completions
    completions = []
    for completion in pending { completion(position) }
  }
}
