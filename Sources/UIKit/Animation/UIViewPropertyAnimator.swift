// SPDX-License-Identifier: MIT

public import Foundation

public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  /// Paused: the only time an animator is active here.
  case active = 1
  case stopped = 2
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  /// Places, sizes, transforms and looks of views are what they were before the animations.
  case start = 1
  case current = 2
}

/// What can be started, paused and finished.
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

/// What takes animations as blocks.
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

/// Starting it calls its animations in the order of their addition, then its completions, at once.
///
/// Pausing it, or setting ``UIViewPropertyAnimator/fractionComplete``, calls the animations and leaves the completions to
/// who continues or finishes it. Until then views have the values of the end, as in UIKit, and are seen on their way there:
/// pictures and ``CALayer/presentation()`` show what the fraction says.
open class UIViewPropertyAnimator: _UIObject, UIViewImplicitlyAnimating {
  /// In seconds: how long layers list what the animations change.
  public let duration: TimeInterval
  /// The curve of what is seen where ``scrubsLinearly`` is false.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Active only while it is paused.
  open private(set) var state = UIViewAnimatingState.inactive
  /// False, as nothing takes time.
  open var isRunning: Bool { false }
  /// Whether it ends where it began.
  open var isReversed = false
  /// No effect.
  open var isInterruptible = true
  /// No effect.
  open var isUserInteractionEnabled = true
  /// 1 once it was started.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      if state == .inactive { pauseAnimation() }
      fraction = min(max(newValue, 0), 1)
    }
  }

  /// What the views that the animation changes look like at its fraction; nil where it is not paused.
  var currentValues: AnimatedValues? {
    guard state != .inactive, let start else { return nil }
    let part = isReversed ? 1 - fraction : fraction
    return start.inBetween(scrubsLinearly ? part : timingParameters?.progress(at: part) ?? part)
  }

  private var fraction: CGFloat = 0
  private var animations: [() -> Void] = []
  /// What views were like before the first animation.
  private var start: AnimatedValues?
  /// What they are to become, where they were stopped on their way.
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

  /// Whether what is seen while the animation is paused follows the fraction itself rather than the timing curve.
  open var scrubsLinearly = true
  /// Whether it stays active at its end and leaves its completions to who finishes it.
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

  /// As ``addAnimations(_:)``: the delay has no effect.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The position at which the animation ends.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  /// Calls the animations, then the completions with `.end`, before it returns.
  open func startAnimation() { finish() }

  /// As ``startAnimation()``: the delay has no effect.
  open func startAnimation(afterDelay delay: TimeInterval) { finish() }

  open func pauseAnimation() {
    guard state == .inactive else { return }
    run()
    state = .active
    LayoutStore.current.pausedAnimations.add(self)
  }

  /// As ``startAnimation()``: curve and factor have no effect.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { finish() }

  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    // Views stay where they are seen.
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
