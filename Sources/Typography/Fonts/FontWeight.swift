// SPDX-License-Identifier: MIT

/// The nine weights of the system font, lightest first.
public enum FontWeight: Int, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// A weight by the name Interface Builder writes (`"ultraLight"`, `"semibold"`…), in any case.
  public init?(name: String) {
    guard let weight = Self.allCases.first(where: { $0.name.lowercased() == name.lowercased() })
    else { return nil }
    self = weight
  }

  /// The name Interface Builder writes.
  public var name: String { String(describing: self) }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension FontWeight {
  /// The weight that the style part of a PostScript name tells: `"DemiBoldItalic"` is semibold.
  ///
  /// - Parameter style: lower-case letters; nothing known in it means regular.
  init(postScriptStyle style: String) {
    // The longer names come first: "ultralight" contains "light", "semibold" contains "bold".
    let spellings: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
      ("demibold", .semibold), ("semibold", .semibold), ("extrabold", .heavy),
      ("ultrabold", .heavy), ("bold", .bold), ("demi", .semibold), ("medium", .medium),
      ("heavy", .heavy), ("black", .black),
    ]
    self = spellings.first { style.containsRun(of: $0.0) }?.1 ?? .regular
  }
}
