// SPDX-License-Identifier: MIT

import Foundation

/// A timing curve, which UIKit uses in `UIView.animate(_:changes:completion:)`.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable { case linear, easeIn, easeOut, easeInOut, spring }

  let curve: Curve
  let length: TimeInterval
  /// The bounce of a spring, at most 1. A negative value makes the spring overdamped.
  let bounce: Double
  private(set) var wait: TimeInterval = 0
  private(set) var rate: Double = 1
  /// The number of repetitions. Nil repeats forever.
  private(set) var repetitions: Int? = 1
  private(set) var autoreverses = false

  init(_ curve: Curve, _ length: TimeInterval = 0.35, bounce: Double = 0) {
    (self.curve, self.length, self.bounce) = (curve, length, bounce)
  }

  /// The duration of one repetition, in seconds.
  var duration: TimeInterval { rate > 0 ? length / rate : 0 }

  public static let `default` = Animation(.easeInOut)
  public static let linear = Animation(.linear)
  public static let easeIn = Animation(.easeIn)
  public static let easeOut = Animation(.easeOut)
  public static let easeInOut = Animation(.easeInOut)
  public static let spring = Animation(.spring, 0.5)
  public static let interactiveSpring = Animation(.spring, 0.15, bounce: 0.14)
  public static let interpolatingSpring = Animation(.spring, 0.5)
  public static let smooth = Animation(.spring, 0.5)
  public static let snappy = Animation(.spring, 0.5, bounce: 0.15)
  public static let bouncy = Animation(.spring, 0.5, bounce: 0.3)

  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }
  /// Eases in and out. The control points have no effect.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation(.easeInOut, duration) }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(.spring, response, bounce: 1 - dampingFraction) }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(.spring, duration, bounce: bounce) }
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(.spring, response, bounce: 1 - dampingFraction) }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(.spring, duration, bounce: 0.14 + extraBounce) }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation(.spring, duration, bounce: bounce) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (stiffness / mass).squareRoot()
    return Animation(
      .spring, 2 * .pi / frequency, bounce: 1 - damping / (2 * mass * frequency))
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration, bounce: 0.3 + extraBounce)
  }

  public func delay(_ delay: TimeInterval) -> Animation { changed { $0.wait += delay } }
  public func speed(_ speed: Double) -> Animation { changed { $0.rate *= speed } }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed { ($0.repetitions, $0.autoreverses) = (nil, autoreverses) }
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed { ($0.repetitions, $0.autoreverses) = (repeatCount, autoreverses) }
  }

  private func changed(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}
