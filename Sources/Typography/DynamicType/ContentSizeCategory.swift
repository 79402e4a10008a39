// SPDX-License-Identifier: MIT

/// The text size a user has set, smallest first.
public enum ContentSizeCategory: Int, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// A category by its short name, XS S M L XL XXL XXXL AX1 … AX5, or by its case name, both in any
  /// case of letters.
  public init?(commandLineName: String) {
    let wanted = commandLineName.lowercased()
    guard
      let category = Self.allCases.first(where: {
        $0.commandLineName.lowercased() == wanted || String(describing: $0).lowercased() == wanted
      })
    else { return nil }
    self = category
  }

  /// The short name: XS, S, M, L, XL, XXL, XXXL, AX1 … AX5.
  public var commandLineName: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }

  /// Whether this is one of the five larger accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
