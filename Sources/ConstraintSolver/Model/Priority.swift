// SPDX-License-Identifier: MIT

/// The importance of a row: a number above 0 and up to 1000.
///
/// Every distinct number is a separate level. A level is never traded for any amount of violation
/// in lower levels: one row at 251 beats a thousand at 250.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The row must hold; a change that makes this impossible is refused.
  public static let required = Priority(rawValue: 1000)

  /// Whether the number is in the range that a row may have.
  public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
