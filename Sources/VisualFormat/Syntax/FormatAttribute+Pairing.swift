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

  /// Whether the attribute is an extent, and not a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether UIKit allows a constraint between the two: sizes with sizes, places with places of the
  /// same axis, and edges of the reading direction not with physical ones.
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
