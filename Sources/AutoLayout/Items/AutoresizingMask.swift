// SPDX-License-Identifier: MIT

/// The parts of a view's frame that resize with its superview. Raw values are UIKit's.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether the leading margin, the length and the trailing margin along `axis` are flexible.
  public func flexibility(_ axis: Axis) -> (before: Bool, length: Bool, after: Bool) {
    let bits = axis == .horizontal ? rawValue : rawValue >> 3
    return (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
  }
}
