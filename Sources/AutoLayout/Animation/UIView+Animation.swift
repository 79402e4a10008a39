// SPDX-License-Identifier: MIT

public import Foundation

// Nothing moves over time here: what an animation sets is set at once, and it is complete when its
// block returns. Durations, delays and curves are accepted and have no effect.
extension UIView {
  /// What UIKit lets an animation be asked for. As nothing moves over time, only
  /// ``showHideTransitionViews`` has an effect here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// Has subviews laid out within the animation. Call `layoutIfNeeded()` in the block instead,
    /// here and in UIKit alike, to have constraints animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach views that are moving.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where an animation that still runs has come to, not where it would end.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs without end. Here the block is called once and the completion after it.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back to the start as well. What the block has set stays set, as in UIKit.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends: the default, so it equals `[]`.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of one speed. The curves are a number in bits 16 to 19, not flags: two of them together name
    /// a third one.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Takes its own duration within another animation's block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve within another animation's block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws the content while a transition moves, instead of a picture of it.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Has ``UIView/transition(from:to:duration:options:completion:)`` show one view and hide the
    /// other. Without it the views are added and removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes only its own options within another animation's block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Turns the view about its vertical axis. Transitions are a number in bits 20 to 23, not
    /// flags.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about its vertical axis, the other way.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the view over as a page, from below.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Lays the view down as a page, from above.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old look to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about its horizontal axis.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about its horizontal axis, the other way.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The pace of an animation. It has no effect: what is animated is set at once.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Of one speed.
    case linear = 3
  }

  /// What UIKit lets an animation in steps be asked for. None has an effect: steps are taken at
  /// once.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// Has subviews laid out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach views that are moving.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins where an animation that still runs has come to.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs without end; here every step is taken once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back to the start as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Straight from value to value: the default, so it equals `[]`.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps from value to value.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Of one speed over all steps, whatever their times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Calls `animations`, then `completion` with true, before it returns.
  ///
  /// What the block sets is in force when this returns: a layout forced in it gives frames at once.
  /// Times and options have no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls `animations`, then `completion` with true, before it returns. The duration has no
  /// effect.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls `animations`, then `completion` with true, before it returns. Times, spring and options
  /// have no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls `animations`, then `completion`, as the form of iOS 17 for springs.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls `animations`, then `completion` with true, before it returns. `view` itself is left
  /// alone: nothing is drawn between the two looks.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Has `toView` take the place of `fromView`, then calls `completion` with true, before it
  /// returns.
  ///
  /// `toView` goes in front of `fromView` in its superview, and `fromView` leaves; constraints that
  /// mention it go with it. With ``AnimationOptions/showHideTransitionViews`` both stay and
  /// `isHidden` is set.
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

  /// Calls `animations`, then `completion` with true, before it returns. The steps that the block
  /// adds are taken in the order of their calls, whatever their times.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls `animations` before it returns, inside and outside of
  /// ``UIView/animateKeyframes(withDuration:delay:options:animations:completion:)`` alike.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Calls the block before it returns; ``areAnimationsEnabled`` is false meanwhile.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  /// Whether animations are wanted, true unless ``setAnimationsEnabled(_:)`` said otherwise. Nothing
  /// moves over time either way.
  public class var areAnimationsEnabled: Bool { LayoutStore.current.areAnimationsEnabled }

  /// Says whether animations are wanted. Kept: what an animation sets is set at once anyway.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    LayoutStore.current.areAnimationsEnabled = enabled
  }

  /// 0: no animation takes any time here.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
}
