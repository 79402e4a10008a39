// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

extension UIFont {
  /// How heavy a font is, from -1 to 1. Texts are measured and drawn in the nearest of the named
  /// weights.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// -0.8, which is 100 of 900 in style sheets.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// -0.6, or 200.
    public static let thin = Weight(rawValue: -0.6)
    /// -0.4, or 300.
    public static let light = Weight(rawValue: -0.4)
    /// 0, or 400.
    public static let regular = Weight(rawValue: 0)
    /// 0.23, or 500.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3, or 600.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4, or 700.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56, or 800.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62, or 900.
    public static let black = Weight(rawValue: 0.62)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The nearest of the named weights.
    var core: FontWeight {
      let named: [(Weight, FontWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      let nearest = named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      return nearest?.1 ?? .regular
    }
  }

  /// How wide the letters of a font are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// -0.4
    public static let compressed = Width(rawValue: -0.4)
    /// -0.2
    public static let condensed = Width(rawValue: -0.2)
    /// 0
    public static let standard = Width(rawValue: 0)
    /// 0.2
    public static let expanded = Width(rawValue: 0.2)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// A role of text, whose font follows the user's preferred text size. A name that is not known
  /// counts as `body`.
  ///
  /// Sizes named below are those of the default text size. Source: the Human Interface Guidelines;
  /// the two extra large titles have no others published, and grow as the large title and the first
  /// one.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// 36 points, bold.
    public static let extraLargeTitle = TextStyle(.extraLargeTitle)
    /// 28 points, bold.
    public static let extraLargeTitle2 = TextStyle(.extraLargeTitle2)
    /// 34 points.
    public static let largeTitle = TextStyle(.largeTitle)
    /// 28 points.
    public static let title1 = TextStyle(.title1)
    /// 22 points.
    public static let title2 = TextStyle(.title2)
    /// 20 points.
    public static let title3 = TextStyle(.title3)
    /// 17 points, semibold.
    public static let headline = TextStyle(.headline)
    /// 15 points.
    public static let subheadline = TextStyle(.subheadline)
    /// 17 points.
    public static let body = TextStyle(.body)
    /// 16 points.
    public static let callout = TextStyle(.callout)
    /// 13 points.
    public static let footnote = TextStyle(.footnote)
    /// 12 points.
    public static let caption1 = TextStyle(.caption1)
    /// 11 points.
    public static let caption2 = TextStyle(.caption2)

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    init(_ style: Typography.TextStyle) {
      self.init(rawValue: style.interfaceBuilderName)
    }

    var core: Typography.TextStyle {
      Typography.TextStyle(interfaceBuilderName: rawValue) ?? .body
    }
  }
}

/// Scales fonts and lengths as a text style grows with the user's preferred text size: in
/// proportion to the distance of its lines.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the size for the main screen's text size. A font that was scaled already, or that
  /// is a text style's, raises `NSInvalidArgumentException`; if the handler returns, it is
  /// returned.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// The same, no larger than `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The same for the text size of a collection; nil, or one that specifies none, stands for the
  /// main screen's.
  ///
  /// In a view with `adjustsFontForContentSizeCategory` the font is scaled anew when the text size
  /// changes.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The same with both; a greatest size of 0 is no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard !font.isScaled else {
      LayoutException.raiseInvalidArgument(
        "Attempted to scale a font that has already been scaled; use an unscaled font instead.")
      return font
    }
    var scaled = font.font.scaled(for: style.core, category: traitCollection.category)
    if maximumPointSize > 0, scaled.size > maximumPointSize {
      scaled = scaled.withSize(maximumPointSize)
    }
    return UIFont(scaled, isScaled: true) { traits in
      self.scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: traits)
    }
  }

  /// A length in points as it is at the main screen's text size, rounded to the pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The same for the text size of a collection; nil, or one that specifies none, stands for the
  /// main screen's.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    style.core.scaledValue(
      value, category: traitCollection.category,
      scale: LayoutStore.current.environment.layout.pixels.scale)
  }
}
