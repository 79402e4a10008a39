// SPDX-License-Identifier: MIT

/// Which parts of a view's frame follow its superview's size; raw values are UIKit's.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The flexibility of margin before, length and margin after along `axis`.
  public func flexibility(_ axis: Axis) -> (before: Bool, length: Bool, after: Bool) {
    let bits = axis == .horizontal ? rawValue : rawValue >> 3
    return (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
  }
}
