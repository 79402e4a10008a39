// SPDX-License-Identifier: MIT

import Foundation

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CALayer {
  func run(_ animation: CAAnimation, _ key: String?) {
    if let key { removeAnimation(forKey: key) }
    if !animation.isRemovedOnCompletion, let key { animations.append((key, animation)) }
    animation.delegate?.animationDidStart(animation)
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
