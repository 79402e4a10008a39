// SPDX-License-Identifier: MIT

public import Foundation

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The layer draws its own values, not the animation's. The times determine how long the layer
/// lists the animation.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding {
  open var delegate: (any CAAnimationDelegate)?
  /// No effect.
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  /// No effect.
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  /// No effect.
  open var fillMode = CAMediaTimingFillMode.removed

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    if let archive = coder.archive { readValues(archive) }
  }

  /// Writes the times and the key paths. Values and delegates are not written.
  open func encode(with coder: NSCoder) { writeTimes(coder) }

  func readValues(_ archive: NSKeyedUnarchiver) { readTimes(archive) }

  /// The key that a layer lists the animation under if it is added with `key`.
  func listedKey(_ key: String?) -> String? { key }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    // Every class has `init(coder:)`, which reads nothing from a coder that is not an unarchiver.
    guard let copy = type(of: self).init(coder: NSCoder()) else { return self }
    copyValues(to: copy)
    return copy
  }

  /// - Parameter copy: an animation of the same class.
  func copyValues(to copy: CAAnimation) {
    copy.delegate = delegate
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    (copy.beginTime, copy.duration, copy.speed) = (beginTime, duration, speed)
    (copy.timeOffset, copy.repeatCount) = (timeOffset, repeatCount)
    (copy.repeatDuration, copy.autoreverses) = (repeatDuration, autoreverses)
    copy.fillMode = fillMode
    copy.keyedValues = keyedValues
  }

  /// No effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  open class func defaultValue(forKey key: String) -> Any? { nil }

  var keyedValues: [String: Any] = [:]
}

/// No effect.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(keyPath, forKey: "CAKeyPath")
  }

  override func readValues(_ archive: NSKeyedUnarchiver) {
    super.readValues(archive)
    keyPath = archive.text("CAKeyPath")
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    let copy = unsafeDowncast(copy, to: CAPropertyAnimation.self)
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    copy.valueFunction = valueFunction
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// No effect.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// No effect.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    let copy = unsafeDowncast(copy, to: CABasicAnimation.self)
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
  }
}

/// No effect.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    let copy = unsafeDowncast(copy, to: CASpringAnimation.self)
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
  }

  /// Creates a spring of mass 1.
  ///
  /// - Parameters:
  ///   - perceptualDuration: the period of the spring without damping.
  ///   - bounce: 0 for critical damping, 1 for no damping, below 0 for more than critical damping.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    allowsOverdamping = bounce < 0
  }

  open var perceptualDuration: CFTimeInterval {
    CFTimeInterval(2 * CGFloat.pi * (mass / stiffness).squareRoot())
  }

  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// An estimate: the time until the oscillation stays within a thousandth of the distance.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, damping > 0, stiffness > 0 else { return .infinity }
    let decay = damping / (2 * mass)
    let frequency = (stiffness / mass).squareRoot()
    // Above critical damping, the slower of the two exponentials determines the time.
    let rate =
      decay > frequency ? decay - (decay * decay - frequency * frequency).squareRoot() : decay
    return Double(6.907755278982137 / rate)
  }
}

/// No effect.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    let copy = unsafeDowncast(copy, to: CAKeyframeAnimation.self)
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    (copy.rotationMode, copy.tensionValues) = (rotationMode, tensionValues)
    (copy.continuityValues, copy.biasValues) = (continuityValues, biasValues)
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// No effect.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    unsafeDowncast(copy, to: CAAnimationGroup.self).animations = animations
  }
}

public let kCATransition = "transition"

/// No effect.
open class CATransition: CAAnimation {
  override func listedKey(_ key: String?) -> String? { kCATransition }

  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  open var filter: Any?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    let copy = unsafeDowncast(copy, to: CATransition.self)
    (copy.type, copy.subtype, copy.filter) = (type, subtype, filter)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  public init(rawValue: String) { self.rawValue = rawValue }
}
