// SPDX-License-Identifier: MIT

/// A font: a family with a weight and a size. A ``TextMeasuring`` type measures it.
public struct Font: Hashable, Sendable {
  public var family: FontFamily
  /// The weight. For ``FontFamily/named(_:)``, a weight in the name takes precedence.
  public var weight: FontWeight
  public var isItalic: Bool
  /// Size in points.
  public var size: Double
  /// The text style of the font, or `nil` for a font of fixed size.
  public var textStyle: TextStyle?
  /// The distance from baseline to baseline that the text style requires, in points. If `nil`,
  /// lines are one line height apart. It does not affect the height of a single line.
  public var linePitch: Double?

  /// Makes a font of fixed size.
  public init(
    family: FontFamily = .system, weight: FontWeight = .regular, isItalic: Bool = false,
    size: Double
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
  }

  /// The system font at a fixed size in points.
  public static func system(
    _ size: Double, weight: FontWeight = .regular, italic: Bool = false
  ) -> Font { Font(weight: weight, isItalic: italic, size: size) }

  /// The system font of a text style at a text size setting.
  public static func preferred(
    _ style: TextStyle, category: ContentSizeCategory = .large
  ) -> Font {
    let (size, leading) = style.sizeAndLeading(category)
    var font = Font(weight: style.weight, size: size)
    font.textStyle = style
    font.linePitch = leading
    return font
  }

  /// The weight in the name of a named font, or else ``weight``.
  package var drawnWeight: FontWeight {
    guard case .named(let name) = family else { return weight }
    return PostScriptName(name).weight ?? weight
  }

  /// The same font at another size. The line pitch changes in proportion.
  public func withSize(_ size: Double) -> Font {
    var font = self
    font.linePitch = linePitch.map { self.size > 0 ? $0 * size / self.size : size }
    font.size = size
    return font
  }

  /// Scales the font for a text style, as `UIFontMetrics` does.
  ///
  /// `scale` is the number of pixels per point. The size is rounded to pixels.
  public func scaled(
    for style: TextStyle, category: ContentSizeCategory, scale: Double = 1
  ) -> Font { withSize(style.scaledValue(size, category: category, scale: scale)) }
}
