// SPDX-License-Identifier: MIT

public import Foundation

public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic, spring, composed
}

/// A curve is visible only while an animator is paused. See
/// ``UIViewPropertyAnimator/scrubsLinearly``.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  public var timingCurveType: UITimingCurveType { .composed }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A Bézier curve of progress over time, from (0, 0) to (1, 1).
open class UICubicTimingParameters: _UIObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isBuiltIn) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init(object: ())
  }

  /// The control points are those that Core Animation documents for its curve of the same name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isBuiltIn) = (curve, true)
    controlPoint1 = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
    super.init(object: ())
  }

  public convenience init() { self.init(animationCurve: .easeInOut) }

  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
}

/// The motion of a spring until it is at rest, scaled to the duration of the animation.
open class UISpringTimingParameters: _UIObject, UITimingCurveProvider {
  /// No effect.
  public let initialVelocity: CGVector
  /// The damping relative to critical damping. Below 1, the spring oscillates.
  let dampingRatio: CGFloat

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (mass * stiffness).squareRoot()
    dampingRatio = critical > 0 ? damping / critical : 1
    initialVelocity = velocity
    super.init(object: ())
  }

  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero)
  {
    dampingRatio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.initialVelocity = initialVelocity
    super.init(object: ())
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init(object: ())
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
