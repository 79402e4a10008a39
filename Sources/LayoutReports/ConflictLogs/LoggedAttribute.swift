// SPDX-License-Identifier: MIT

/// An attribute as conflict messages print it.
///
/// Besides the attributes of `NSLayoutConstraint` there are the positions that autoresizing masks
/// fix: `minX`, `midX` and so on, measured from the superview's origin.
public enum LoggedAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline, baseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case minX, midX, maxX, minY, midY, maxY

  /// Whether the attribute is a length instead of a position.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute belongs to the horizontal axis.
  public var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
      true
    default: false
    }
  }

  /// Whether the attribute refers to the layout margins of its view.
  public var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute is the start of an item: left, leading, top, or their margins.
  public var isStart: Bool {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .minX, .minY: true
    default: false
    }
  }

  /// Whether the attribute is the end of an item: right, trailing, bottom, or their margins.
  public var isEnd: Bool {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .maxX, .maxY:
      true
    default: false
    }
  }
}
