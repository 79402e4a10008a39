// SPDX-License-Identifier: MIT

/// A type whose raw value is a number. Its values can be compared, and moved by a distance.
///
/// The operators are disfavored, because libraries declare the same ones.
public protocol _NumericRawValue: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  init(rawValue: RawValue)
}

extension _NumericRawValue {
  @_disfavoredOverload
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  @_disfavoredOverload
  public static func + (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue + right)
  }

  @_disfavoredOverload
  public static func + (left: RawValue, right: Self) -> Self {
    Self(rawValue: left + right.rawValue)
  }

  @_disfavoredOverload
  public static func - (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue - right)
  }

  /// The distance between two values.
  @_disfavoredOverload
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  @_disfavoredOverload
  public static func += (left: inout Self, right: RawValue) { left = left + right }

  @_disfavoredOverload
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
