// SPDX-License-Identifier: MIT

public import Foundation
import Typography

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: String

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(.extraSmall)
  public static let small = UIContentSizeCategory(.small)
  public static let medium = UIContentSizeCategory(.medium)
  public static let large = UIContentSizeCategory(.large)
  public static let extraLarge = UIContentSizeCategory(.extraLarge)
  public static let extraExtraLarge = UIContentSizeCategory(.extraExtraLarge)
  public static let extraExtraExtraLarge = UIContentSizeCategory(.extraExtraExtraLarge)
  public static let accessibilityMedium = UIContentSizeCategory(.accessibilityMedium)
  public static let accessibilityLarge = UIContentSizeCategory(.accessibilityLarge)
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibilityExtraLarge)
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraLarge)
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    .accessibilityExtraExtraExtraLarge)

  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public init(rawValue: String) { self.rawValue = rawValue }

  public var isAccessibilityCategory: Bool { core?.isAccessibilityCategory ?? false }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.core?.rawValue ?? -1) < (right.core?.rawValue ?? -1)
  }

  init(_ category: ContentSizeCategory) {
    self.init(rawValue: "UICTContentSizeCategory" + category.commandLineName)
  }

  /// The engine's category for measuring text. Nil if unspecified.
  var core: ContentSizeCategory? {
    ContentSizeCategory.allCases.first { UIContentSizeCategory($0) == self }
  }
}
