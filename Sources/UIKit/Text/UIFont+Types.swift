// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import Typography

extension UIFont {
  /// A weight. Text is measured and drawn in the nearest named weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

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

  /// No effect.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  /// A text style. An unknown name counts as `body`. Apple publishes only one size of the two extra
  /// large titles: they grow like `largeTitle` and `title1`.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let extraLargeTitle = TextStyle(.extraLargeTitle)
    public static let extraLargeTitle2 = TextStyle(.extraLargeTitle2)
    public static let largeTitle = TextStyle(.largeTitle)
    public static let title1 = TextStyle(.title1)
    public static let title2 = TextStyle(.title2)
    public static let title3 = TextStyle(.title3)
    public static let headline = TextStyle(.headline)
    public static let subheadline = TextStyle(.subheadline)
    public static let body = TextStyle(.body)
    public static let callout = TextStyle(.callout)
    public static let footnote = TextStyle(.footnote)
    public static let caption1 = TextStyle(.caption1)
    public static let caption2 = TextStyle(.caption2)

    public init(rawValue: String) { self.rawValue = rawValue }

    init(_ style: Typography.TextStyle) { self.init(rawValue: style.interfaceBuilderName) }

    var core: Typography.TextStyle { Typography.TextStyle(interfaceBuilderName: rawValue) ?? .body }
  }
}

// Immutable. Clients subclass it.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Raises `NSInvalidArgumentException` for a font that is already scaled or belongs to a text
  /// style. If the exception handler returns, the result is that font.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection) }

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

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    style.core.scaledValue(
      value, category: traitCollection.category,
      scale: LayoutStore.current.environment.layout.pixels.scale)
  }
}
