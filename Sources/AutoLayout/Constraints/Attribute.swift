// SPDX-License-Identifier: MIT

/// An attribute of an item's alignment rectangle. Raw values are UIKit's.
public enum Attribute: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case notAnAttribute, left
  case right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The names of the attributes, in the order of their raw values.
  private static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
    "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  /// The attribute with the name that UIKit, Interface Builder and conflict messages use.
  package init?(name: String) {
    guard let index = Self.names.firstIndex(of: name), index > 0 else { return nil }
    self.init(rawValue: index)
  }

  /// The name of the attribute. Embedded Swift cannot print the names of cases by itself.
  public var description: String { Self.names[rawValue] }

  /// The axis of the attribute; nil for `notAnAttribute`.
  public var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a size. All others are locations.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is a text baseline.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute depends on the layout direction.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge. Such an edge never flips, and cannot be paired
  /// with a directional one.
  public var isPhysicalHorizontalEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute with leading and trailing replaced by left and right for `direction`.
  public func resolved(_ direction: LayoutDirection) -> Attribute {
    let isLeftToRight = direction == .leftToRight
    switch self {
    case .leading: return isLeftToRight ? .left : .right
    case .trailing: return isLeftToRight ? .right : .left
    case .leadingMargin: return isLeftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: return isLeftToRight ? .rightMargin : .leftMargin
    default: return self
    }
  }
}
