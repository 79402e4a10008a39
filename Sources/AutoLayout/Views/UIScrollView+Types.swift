// SPDX-License-Identifier: MIT

public import Foundation

extension UIScrollView {
  /// How fast scrolling ends: the part of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// 0.998
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The colour of what shows the position, which is not drawn.
  public enum IndicatorStyle: Int, Sendable {
    /// What suits any ground.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
