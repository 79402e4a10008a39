// SPDX-License-Identifier: MIT

/// The nine weights of the system font, lightest first.
public enum FontWeight: Int, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Makes a weight from its name in Interface Builder files (`"ultraLight"`, `"semibold"`…),
  /// ignoring case.
  public init?(name: String) {
    guard let weight = Self.allCases.first(where: { $0.name.lowercased() == name.lowercased() })
    else { return nil }
    self = weight
  }

  /// The name in Interface Builder files.
  public var name: String { Self.names[rawValue] }

  private static let names = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
