// SPDX-License-Identifier: MIT

public import Foundation
import Typography

/// The text size that a user prefers, from small to large; body text is 17 points at `large`, the
/// default. `unspecified` comes before all.
///
/// Source: the sizes are those of the Human Interface Guidelines.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: String

  /// No size: what a collection says that specifies none.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory(.small)
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory(.medium)
  /// Body text of 17 points: the default.
  public static let large = UIContentSizeCategory(.large)
  /// Body text of 19 points.
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  /// Body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
  /// Body text of 28 points.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
  /// Body text of 33 points.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraLarge)
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraExtraLarge)

  /// Posted by UIKit when the user's preference changes. Not posted here: changes reach views as
  /// traits.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The raw value of the new category, as a string.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether it is one of the five larger sizes.
  public var isAccessibilityCategory: Bool { core?.isAccessibilityCategory ?? false }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.core?.rawValue ?? -1) < (right.core?.rawValue ?? -1)
  }

  init(_ category: ContentSizeCategory) {
    self.init(rawValue: "UICTContentSizeCategory" + category.commandLineName)
  }

  /// The category by which text is measured; nil where none is specified.
  var core: ContentSizeCategory? {
    ContentSizeCategory.allCases.first { UIContentSizeCategory($0) == self }
  }
}
