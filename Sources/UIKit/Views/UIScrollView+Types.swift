// SPDX-License-Identifier: MIT

public import Foundation

extension UIScrollView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
}
