// SPDX-License-Identifier: MIT

/// An attribute as messages about conflicts print it.
///
/// Beside those that constraints are written with there are the places that autoresizing masks fix:
/// `minX`, `midX` and their like, measured from the superview's origin.
public enum LoggedAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline, baseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case minX, midX, maxX, minY, midY, maxY

  /// Whether it is a length rather than a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether it lies on the horizontal axis.
  public var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
      true
    default: false
    }
  }

  /// Whether it is measured to the layout margins of its view.
  public var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Where an item begins: left, leading or top, or the margin there.
  public var isStart: Bool {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .minX, .minY: true
    default: false
    }
  }

  /// Where an item ends: right, trailing or bottom, or the margin there.
  public var isEnd: Bool {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .maxX, .maxY:
      true
    default: false
    }
  }
}
