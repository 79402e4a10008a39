// SPDX-License-Identifier: MIT

/// The text size that a user has set, smallest first.
public enum ContentSizeCategory: Int, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Makes a category from its short name (XS S M L XL XXL XXXL AX1 … AX5) or its full name
  /// (`extraExtraLarge`), ignoring case.
  public init?(commandLineName: String) {
    let wanted = commandLineName.lowercased()
    guard
      let category = Self.allCases.first(where: {
        $0.commandLineName.lowercased() == wanted || $0.name.lowercased() == wanted
      })
    else { return nil }
    self = category
  }

  /// The short name: XS, S, M, L, XL, XXL, XXXL, AX1 … AX5.
  public var commandLineName: String { names.short }

  /// The full name, which is the name of the case.
  public var name: String { names.full }

  private var names: (short: String, full: String) {
    switch self {
    case .extraSmall: ("XS", "extraSmall")
    case .small: ("S", "small")
    case .medium: ("M", "medium")
    case .large: ("L", "large")
    case .extraLarge: ("XL", "extraLarge")
    case .extraExtraLarge: ("XXL", "extraExtraLarge")
    case .extraExtraExtraLarge: ("XXXL", "extraExtraExtraLarge")
    case .accessibilityMedium: ("AX1", "accessibilityMedium")
    case .accessibilityLarge: ("AX2", "accessibilityLarge")
    case .accessibilityExtraLarge: ("AX3", "accessibilityExtraLarge")
    case .accessibilityExtraExtraLarge: ("AX4", "accessibilityExtraExtraLarge")
    case .accessibilityExtraExtraExtraLarge: ("AX5", "accessibilityExtraExtraExtraLarge")
    }
  }

  /// Whether this is one of the five larger accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
