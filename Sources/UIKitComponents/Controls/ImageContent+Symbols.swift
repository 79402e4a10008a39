// SPDX-License-Identifier: MIT

public import AutoLayout
import Typography

extension ImageContent {
  /// The scale of a symbol relative to text.
  public enum SymbolScale: Sendable { case small, medium, large }

  /// The size of a symbol relative to its size in text of 17 points at medium scale.
  ///
  /// Sizes are proportional to the text, and the scales differ by about a quarter. Source: recorded
  /// frames of unconstrained symbols.
  public static func symbolFactor(pointSize: Double, scale: SymbolScale = .medium) -> Double {
    let size = min(max(pointSize, 1), 1000) / 17
    return switch scale {
    case .small: size * 0.79
    case .medium: size
    case .large: size * 1.28
    }
  }

  /// A system symbol.
  ///
  /// The sizes of some names are known. For any other symbol the file declares a box, whose longer
  /// side becomes 20 points in text of 17. Without a box the symbol is a square.
  ///
  /// A symbol is aligned like a line of the text around it. Its alignment rectangle is as high as
  /// the line, and its baseline is that of the line. Most symbols are less high than the line, so
  /// their insets are negative.
  ///
  /// Source: frames of image views whose constraints fix their height. At 17 points, circles are 1
  /// point less high than the line, chevrons that point down 10 points, and chevrons that point
  /// right 3.5 points (6 in small scale). The distances above and below are equal within a pixel,
  /// except for symbols with a part that extends beyond their outline.
  ///
  /// - Unverified: the baseline. Symbols are drawn around the middle of capital letters, which in
  ///   lines of the system font is the middle of the line.
  public static func symbol(
    named name: String, declared box: Size? = nil, pointSize: Double = 17,
    scale: SymbolScale = .medium
  ) -> ImageContent {
    let factor = symbolFactor(pointSize: pointSize, scale: scale)
    let size = SymbolSizes[name] ?? box.map(standardSize) ?? Size(width: 20, height: 20)
    let height = size.height * factor
    let line = SystemFontMeasurer().metrics(of: .system(min(max(pointSize, 1), 1000)))
    let excess = height - line.lineHeight
    let rise = SymbolSizes.rise(of: name) * factor
    let insets = EdgeInsets(top: excess / 2 + rise, left: 0, bottom: excess / 2 - rise, right: 0)
    var image = ImageContent(
      name: name, size: Size(width: size.width * factor, height: height), isSymbol: true,
      alignmentInsets: insets)
    image.baselineOffset = insets.bottom + abs(line.descender)
    return image
  }

  /// The standard size for a declared box. Files of old builds declare the size itself.
  private static func standardSize(box: Size) -> Size {
    let side = max(box.width, box.height)
    let factor = side > 96 ? 20.0 / 128 : 1
    return Size(width: box.width * factor, height: box.height * factor)
  }
}
