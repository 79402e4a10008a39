// SPDX-License-Identifier: MIT

/// A font: a family at a weight and a size. It says what to measure; a ``TextMeasuring`` measures.
public struct Font: Hashable, Sendable {
  public var family: FontFamily
  /// The weight. For a ``FontFamily/named(_:)`` font the weight in its name, if any, wins.
  public var weight: FontWeight
  public var isItalic: Bool
  /// Size in points.
  public var size: Double
  /// The text style this font was made for, or `nil` for a font of fixed size.
  public var textStyle: TextStyle?
  /// Distance in points from baseline to baseline that a text style asks for, or `nil` to set lines
  /// solid, a line height apart. A single line is never taller for it.
  public var linePitch: Double?

  /// A font of fixed size.
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

  /// The same font at another size, its line pitch in proportion.
  public func withSize(_ size: Double) -> Font {
    var font = self
    font.linePitch = linePitch.map { self.size > 0 ? $0 * size / self.size : size }
    font.size = size
    return font
  }

  /// This font grown or shrunk as `UIFontMetrics` does for a text style.
  ///
  /// - Parameter scale: pixels per point, to which the size is rounded.
  public func scaled(
    for style: TextStyle, category: ContentSizeCategory, scale: Double = 1
  ) -> Font { withSize(style.scaledValue(size, category: category, scale: scale)) }
}
