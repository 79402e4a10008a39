// SPDX-License-Identifier: MIT

/// A content size whose axes may each be without a value.
public struct ContentSize: Hashable, Sendable {
  // Zero where there is none, and not an optional each, which would take twice the room.
  private var lengths = Size.zero
  private var hasWidth = false
  private var hasHeight = false

  public static let none = ContentSize(width: nil, height: nil)

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// The width in points; nil where the content has none.
  public var width: Double? {
    get { hasWidth ? lengths.width : nil }
    set { (lengths.width, hasWidth) = (newValue ?? 0, newValue != nil) }
  }

  /// The height in points; nil where the content has none.
  public var height: Double? {
    get { hasHeight ? lengths.height : nil }
    set { (lengths.height, hasHeight) = (newValue ?? 0, newValue != nil) }
  }

  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
