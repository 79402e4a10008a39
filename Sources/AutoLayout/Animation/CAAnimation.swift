// SPDX-License-Identifier: MIT

public import Foundation

/// What a layer shows before an animation begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// What the layer itself says.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// After the end, what the animation ended with.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning, what the animation begins with.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Before the beginning as ``backwards``, after the end as ``forwards``.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Hears of animations that begin and end.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time, as a value. Nothing takes time here: a layer that is given one keeps it, tells its
/// delegate that it has begun and ended, and shows what the layer itself says.
open class CAAnimation: NSObject {
  /// Hears of the beginning and the end. As in Core Animation it is held strongly.
  open var delegate: (any CAAnimationDelegate)?
  /// How fast the animation goes at which time; nil for evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer lets go of the animation at its end, which is at once.
  open var isRemovedOnCompletion = true
  /// When the animation begins, in seconds; kept.
  open var beginTime: CFTimeInterval = 0
  /// How long the animation takes, in seconds; kept.
  open var duration: CFTimeInterval = 0
  /// How fast time goes; kept.
  open var speed: Float = 1
  /// Where in its time the animation begins; kept.
  open var timeOffset: CFTimeInterval = 0
  /// How often the animation runs; kept.
  open var repeatCount: Float = 0
  /// How long the animation runs, in seconds; kept.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation runs back as well; kept.
  open var autoreverses = false
  /// What the layer shows before and after; kept.
  open var fillMode = CAMediaTimingFillMode.removed

  /// An animation of nothing.
  public override init() {
    super.init()
  }
}

/// A change of a property, which is named by a path.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position.x`.
  open var keyPath: String?
  /// Whether values are added to the layer's own; kept.
  open var isAdditive = false
  /// Whether each run goes on from the last; kept.
  open var isCumulative = false

  /// A change of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from a value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil for the layer's.
  open var fromValue: Any?
  /// The value at the end; nil for the layer's.
  open var toValue: Any?
  /// What is added to the value at the beginning.
  open var byValue: Any?
}

/// A change as a spring makes it.
open class CASpringAnimation: CABasicAnimation {
  /// How heavy what hangs on the spring is.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How strongly movement is braked.
  open var damping: CGFloat = 10
  /// How fast what hangs on the spring moves at the beginning.
  open var initialVelocity: CGFloat = 0

  /// How long the spring takes to come to rest within a thousandth of its way, in seconds: an estimate
  /// from the equation of a damped oscillation.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, damping > 0, stiffness > 0 else { return .infinity }
    let decay = damping / (2 * mass)
    let frequency = (stiffness / mass).squareRoot()
    // Beyond critical damping the slower of both exponentials decides.
    let rate =
      decay > frequency ? decay - (decay * decay - frequency * frequency).squareRoot() : decay
    return Double(6.907755278982137 / rate)
  }
}

/// A change from value to value.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order; nil where a path says them.
  open var values: [Any]?
  /// A path for a point to follow.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1; nil for even times.
  open var keyTimes: [NSNumber]?
  /// How fast the change goes between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found; kept.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what follows the path turns with it; kept.
  open var rotationMode: CAAnimationRotationMode?
}

/// How values between others are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// On straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On smooth curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On smooth curves at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// How what follows a path turns.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// With the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// With the path, looking back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Several changes at the same time.
open class CAAnimationGroup: CAAnimation {
  /// The changes; nil for none.
  open var animations: [CAAnimation]?
}

/// A change of everything in a layer.
open class CATransition: CAAnimation {
  /// How the new comes; kept.
  open var type = CATransitionType.fade
  /// From where the new comes; kept.
  open var subtype: CATransitionSubtype?
  /// Where in its time the transition begins, from 0 to 1; kept.
  open var startProgress: Float = 0
  /// Where in its time the transition ends, from 0 to 1; kept.
  open var endProgress: Float = 1
}

/// How the new comes in a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// By growing opaque.
  public static let fade = CATransitionType(rawValue: "fade")
  /// By sliding over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// By pushing the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// As the old slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// From where the new comes in a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// From the right-hand side.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left-hand side.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
