// SPDX-License-Identifier: MIT

public import Foundation

// Animations do not take time. Changes take effect at once, and the animation is complete when its
// block returns. Durations, delays and curves only determine how long layers list the animations.
extension UIView {
  /// ``showHideTransitionViews`` has an effect. The other options only change the animations that
  /// layers list.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// No effect.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// No effect.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// No effect.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Layers list the animations until they are removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Layers list the animations twice as long.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The timing function of the animations that layers list.
    public static let curveEaseInOut = AnimationOptions([])
    /// The timing function of the animations that layers list.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The timing function of the animations that layers list.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The timing function of the animations that layers list.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Without it, a nested animation has the duration of the outer block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// No effect.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// No effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// No effect.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// No effect.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// No effect.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// No effect.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// No effect.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// No effect.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// No effect.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// No effect.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// No effect.
    public static let preferredFramesPerSecondDefault = AnimationOptions([])
    /// No effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// No effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// The curve in keyboard notifications has no name. It is similar to ``easeInOut``.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, KeyboardMotion.curve: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }
  }

  /// No effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Calls `animations`, and then `completion` with true, before it returns. A layout forced in the
  /// block updates the frames at once.
  ///
  /// Layers list an animation for each bounds, position, transform, opacity, background or corner
  /// radius that the block changes, until its time has passed. The times and options have no other
  /// effect, here and in the variants below.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options).run(animations)
    completion?(true)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration).run(animations)
    completion?(true)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options, kind: .spring).run(animations)
    completion?(true)
  }

  /// Calls `animations` and then `completion` before it returns.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, delay: delay, options, kind: .spring).run(animations)
    completion?(true)
  }

  /// Calls `animations`, and then `completion` with true, before it returns. Does not change
  /// `view`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Calls `completion` before it returns.
  ///
  /// Removes `fromView` from its superview, with the constraints that mention it. With
  /// ``AnimationOptions/showHideTransitionViews``, hides it instead.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Performs the keyframes in the order of the calls, regardless of their times.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The options that both types have use the same bits.
    AnimationBlock(
      duration: duration, delay: delay, AnimationOptions(rawValue: options.rawValue & 0x3ff),
      kind: .keyframes
    ).run(animations)
    completion?(true)
  }

  /// Calls `animations` before it returns, even outside of
  /// ``UIView/animateKeyframes(withDuration:delay:options:animations:completion:)``.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  public class var areAnimationsEnabled: Bool { LayoutStore.current.areAnimationsEnabled }

  /// While animations are disabled, layers list no animations of views.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    LayoutStore.current.areAnimationsEnabled = enabled
  }

  /// Changes before ``commitAnimations()`` take effect at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    LayoutStore.current.animationBlocks.append(AnimationBlock(duration: 0.2))
  }

  public class func commitAnimations() { _ = LayoutStore.current.animationBlocks.popLast() }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.change { $0.duration = duration }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationBlock.change { $0.delay = delay }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationBlock.change { $0.curve = curve }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.change { $0.repeatCount = repeatCount }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.change { $0.autoreverses = repeatAutoreverses }
  }

  /// No effect.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// No effect.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}

  /// Calls `animations`. Layers list the animations for the time of all repetitions.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    var block = LayoutStore.current.animationBlocks.last ?? AnimationBlock(duration: 0)
    (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
    block.run(animations)
  }

  /// Calls `parallelAnimations`, removes the views from their superviews, and calls `completion`
  /// with true.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }

  public enum SystemAnimation: UInt, Sendable {
    case delete = 0
  }

  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// The duration of the current animation block in seconds, or 0 outside of a block.
  public class var inheritedAnimationDuration: TimeInterval {
    LayoutStore.current.animationBlocks.last?.duration ?? 0
  }
}
