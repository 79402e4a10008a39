// SPDX-License-Identifier: MIT

public import AutoLayout

/// A colour: components in sRGB from 0 to 1, not premultiplied, or what stands for different
/// components in different appearances.
///
/// Items keep colours unresolved; ``resolved(in:)`` is asked when they are drawn. Equal meanings are
/// equal: ``SystemColor/label`` is another colour than black.
public struct Color: Hashable, Sendable {
  private enum Meaning: Hashable, Sendable {
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    case system(SystemColor, Opacity)
    /// Colours by ``ColorAppearance/index``.
    case variants([Color])
  }

  /// What becomes of a system colour's own opacity.
  private enum Opacity: Hashable, Sendable {
    case own
    case scaled(Double)
    case replaced(Double)
  }

  private var meaning: Meaning

  private init(_ meaning: Meaning) { self.meaning = meaning }

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(.components(red: red, green: green, blue: blue, alpha: alpha))
  }

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour as HTML writes it, such as `0xFF8800`.
  package init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255, alpha: alpha)
  }

  public init(_ color: SystemColor) { self.init(.system(color, .own)) }

  /// A colour of different components in different appearances. Where none differ, it is the one.
  public init(byAppearance color: (ColorAppearance) -> Color) {
    let variants = ColorAppearance.all.map(color)
    self = variants.allSatisfy { $0 == variants[0] } ? variants[0] : Color(.variants(variants))
  }

  /// A colour of one value in the light style and another in the dark one.
  package init(light: Color, dark: Color) { self.init { $0.style == .light ? light : dark } }

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)

  /// Components; of a colour that depends on the appearance, those in the light style.
  public var red: Double { components.red }
  public var green: Double { components.green }
  public var blue: Double { components.blue }
  public var alpha: Double { components.alpha }

  /// The system's colour, with its own opacity, that this one is.
  package var system: SystemColor? {
    guard case .system(let color, .own) = meaning else { return nil }
    return color
  }

  /// Whether the components depend on the appearance.
  public var isDynamic: Bool {
    if case .components = meaning { return false }
    return true
  }

  private var components: (red: Double, green: Double, blue: Double, alpha: Double) {
    if case .components(let red, let green, let blue, let alpha) = meaning {
      return (red, green, blue, alpha)
    }
    return resolved(in: Palette()).components
  }

  /// The components in an appearance of a release.
  public func resolved(in palette: Palette) -> Color {
    switch meaning {
    case .components: self
    case .variants(let colors): colors[palette.appearance.index].resolved(in: palette)
    case .system(let color, .own): palette[color]
    case .system(let color, .scaled(let factor)): palette[color].faded(factor)
    case .system(let color, .replaced(let alpha)): palette[color].withAlpha(alpha)
    }
  }

  /// The same colour with another opacity in place of its own.
  public func withAlpha(_ alpha: Double) -> Color {
    switch meaning {
    case .components(let red, let green, let blue, _):
      Color(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let color, _): Color(.system(color, .replaced(alpha)))
    case .variants(let colors): Color(byAppearance: { colors[$0.index].withAlpha(alpha) })
    }
  }

  /// The same colour with its opacity scaled.
  public func faded(_ factor: Double) -> Color {
    switch meaning {
    case .components(let red, let green, let blue, let alpha):
      Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    case .system(let color, .own): Color(.system(color, .scaled(factor)))
    case .system(let color, .scaled(let former)): Color(.system(color, .scaled(former * factor)))
    case .system(let color, .replaced(let alpha)):
      Color(.system(color, .replaced(alpha * factor)))
    case .variants(let colors): Color(byAppearance: { colors[$0.index].faded(factor) })
    }
  }

  /// A grey of the same luma, as a tint has while something is presented above it. Meant for resolved
  /// colours.
  ///
  /// - Unverified: the opacity of dimmed tints.
  public var dimmedTint: Color {
    Color(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
  }
}
