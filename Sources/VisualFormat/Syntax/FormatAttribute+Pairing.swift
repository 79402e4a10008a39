// SPDX-License-Identifier: MIT

extension FormatAttribute {
  /// The axis along which the attribute is measured.
  public var axis: FormatAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a size rather than a position.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether UIKit allows a constraint between the two attributes. Sizes match sizes, and positions
  /// match positions on the same axis. Leading and trailing edges do not match left and right
  /// edges.
  func canBeCompared(with other: FormatAttribute) -> Bool {
    if isSize || other.isSize { return isSize && other.isSize }
    return axis == other.axis
      && !(followsReading && other.isPhysical) && !(isPhysical && other.followsReading)
  }

  private var followsReading: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  private var isPhysical: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }
}
