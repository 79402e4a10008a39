// SPDX-License-Identifier: MIT

extension ImageContent {
  /// The scales in which symbols come beside text.
  public enum SymbolScale: Sendable {
    case small, medium, large
  }

  /// How much larger a symbol is than in text of 17 points at medium scale.
  ///
  /// Sizes follow the text, and the scales differ by about a quarter. Source: recorded frames of
  /// unconstrained symbols.
  public static func symbolFactor(pointSize: Double, scale: SymbolScale = .medium) -> Double {
    let size = min(max(pointSize, 1), 1000) / 17
    return switch scale {
    case .small: size * 0.79
    case .medium: size
    case .large: size * 1.28
    }
  }

  /// A symbol of the system's catalog, whose own size is not known: a square, of 20 points in text of
  /// 17 points.
  ///
  /// Source: symbols of the default configuration are 17 to 22 points wide.
  public static func symbol(
    named name: String, pointSize: Double = 17, scale: SymbolScale = .medium
  ) -> ImageContent {
    let side = 20 * symbolFactor(pointSize: pointSize, scale: scale)
    return ImageContent(name: name, size: Size(width: side, height: side), isSymbol: true)
  }
}
