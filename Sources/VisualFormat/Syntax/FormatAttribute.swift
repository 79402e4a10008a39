// SPDX-License-Identifier: MIT

/// What a constraint speaks of. Raw values are those of `NSLayoutConstraint.Attribute`.
public enum FormatAttribute: Int, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge at which lines of text begin.
  case leading = 5
  /// The edge at which lines of text end.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The middle of the width.
  case centerX = 9
  /// The middle of the height.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  /// The left margin.
  case leftMargin = 13
  /// The right margin.
  case rightMargin = 14
  /// The top margin.
  case topMargin = 15
  /// The bottom margin.
  case bottomMargin = 16
  /// The margin at which lines of text begin.
  case leadingMargin = 17
  /// The margin at which lines of text end.
  case trailingMargin = 18
  /// The middle between the left and right margins.
  case centerXWithinMargins = 19
  /// The middle between the top and bottom margins.
  case centerYWithinMargins = 20

  /// Reads the name of an attribute.
  public init?(name: String) {
    guard let attribute = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = attribute
  }

  /// The name of the attribute, as Swift and the extended format spell it.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
