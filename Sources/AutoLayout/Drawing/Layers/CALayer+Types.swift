// SPDX-License-Identifier: MIT

import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  /// Above, on the left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Above, on the right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Below, on the left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Below, on the right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that begin more softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CALayer {
  /// Begins and ends an animation.
  func run(_ animation: CAAnimation, _ key: String?) {
    if let key { removeAnimation(forKey: key) }
    if !animation.isRemovedOnCompletion, let key { animations.append((key, animation)) }
    animation.delegate?.animationDidStart(animation)
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
