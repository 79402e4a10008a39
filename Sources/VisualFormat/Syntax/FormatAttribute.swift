// SPDX-License-Identifier: MIT

/// An attribute of a constraint. Raw values are those of `NSLayoutConstraint.Attribute`.
public enum FormatAttribute: Int, Hashable, Sendable, CaseIterable {
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  /// The edge at which lines of text begin.
  case leading = 5
  /// The edge at which lines of text end.
  case trailing = 6
  case width = 7
  case height = 8
  /// The horizontal center.
  case centerX = 9
  /// The vertical center.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  case leftMargin = 13
  case rightMargin = 14
  case topMargin = 15
  case bottomMargin = 16
  /// The margin at which lines of text begin.
  case leadingMargin = 17
  /// The margin at which lines of text end.
  case trailingMargin = 18
  /// The center between the left and right margins.
  case centerXWithinMargins = 19
  /// The center between the top and bottom margins.
  case centerYWithinMargins = 20

  /// The names of the attributes, in the order of their raw values.
  private static let names = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  /// Creates an attribute from its name.
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index + 1)
  }

  /// The name of the attribute in Swift and in the extended format.
  public var name: String { Self.names[rawValue - 1] }
}
