// SPDX-License-Identifier: MIT

public import AutoLayout
import Typography

extension ImageContent {
  /// The scales in which symbols come beside text.
  public enum SymbolScale: Sendable { case small, medium, large }

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

  /// A symbol of the system's catalog.
  ///
  /// Its size is known for some names. Of another a file that uses it declares a box, whose longer side
  /// is 20 points in text of 17; without one it is a square. Whatever its size, it is aligned as a line
  /// of the text that it stands in: its alignment rect is as high, so the insets of most, which are lower,
  /// are negative, and its baseline is the line's.
  ///
  /// Source: frames of image views whose constraints fix their height. At 17 points circles are a point
  /// lower, chevrons that point down 10 points and those that point right 3.5 points (6 in small scale),
  /// all with the same distance above and below within a pixel.
  ///
  /// - Unverified: the baseline. Symbols are drawn around the middle of capital letters, which in lines of
  ///   the system font is the middle of the line.
  public static func symbol(
    named name: String, declared box: Size? = nil, pointSize: Double = 17,
    scale: SymbolScale = .medium
  ) -> ImageContent {
    let factor = symbolFactor(pointSize: pointSize, scale: scale)
    let size = SymbolSizes[name] ?? box.map(standardSize) ?? Size(width: 20, height: 20)
    let height = size.height * factor
    let line = SystemFontMeasurer().metrics(of: .system(min(max(pointSize, 1), 1000)))
    let excess = height - line.lineHeight
    var image = ImageContent(
      name: name, size: Size(width: size.width * factor, height: height), isSymbol: true,
      alignmentInsets: EdgeInsets(top: excess / 2, left: 0, bottom: excess / 2, right: 0))
    image.baselineOffset = excess / 2 + abs(line.descender)
    return image
  }

  /// What a declared box stands for: files of old builds have the size itself.
  private static func standardSize(box: Size) -> Size {
    let side = max(box.width, box.height)
    let factor = side > 96 ? 20.0 / 128 : 1
    return Size(width: box.width * factor, height: box.height * factor)
  }
}
