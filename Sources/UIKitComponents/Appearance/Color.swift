// SPDX-License-Identifier: MIT

public import AutoLayout

/// A colour: fixed sRGB components from 0 to 1, not premultiplied, or a dynamic colour whose
/// components depend on the appearance.
///
/// Items keep colours unresolved. Rendering resolves them with ``resolved(in:)``. Colours with the
/// same components may be unequal: ``SystemColor/label`` does not equal black.
public struct Color: Hashable, Sendable {
  private enum Meaning: Hashable, Sendable {
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    case system(SystemColor, Opacity)
    /// Colours by ``ColorAppearance/index``.
    case variants([Color])
  }

  /// A change of a system colour's own opacity.
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

  /// A colour from an HTML value such as `0xFF8800`.
  package init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255, alpha: alpha)
  }

  public init(_ color: SystemColor) { self.init(.system(color, .own)) }

  /// A dynamic colour with one value per appearance. If all values are equal, the result is that
  /// fixed colour.
  public init(byAppearance color: (ColorAppearance) -> Color) {
    let variants = ColorAppearance.all.map(color)
    self = variants.allSatisfy { $0 == variants[0] } ? variants[0] : Color(.variants(variants))
  }

  /// A colour with a value for the light style and one for the dark style.
  package init(light: Color, dark: Color) { self.init { $0.style == .light ? light : dark } }

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)

  /// The red component. The components of a dynamic colour are those in the light style.
  public var red: Double { components.red }
  public var green: Double { components.green }
  public var blue: Double { components.blue }
  public var alpha: Double { components.alpha }

  /// The system colour that this colour is, with its own opacity; nil for any other colour.
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

  /// The colour with fixed components, in the appearance and release of `palette`.
  public func resolved(in palette: Palette) -> Color {
    switch meaning {
    case .components: self
    case .variants(let colors): colors[palette.appearance.index].resolved(in: palette)
    case .system(let color, .own): palette[color]
    case .system(let color, .scaled(let factor)): palette[color].faded(factor)
    case .system(let color, .replaced(let alpha)): palette[color].withAlpha(alpha)
    }
  }

  /// The colour with its opacity replaced.
  public func withAlpha(_ alpha: Double) -> Color {
    switch meaning {
    case .components(let red, let green, let blue, _):
      Color(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let color, _): Color(.system(color, .replaced(alpha)))
    case .variants(let colors): Color(byAppearance: { colors[$0.index].withAlpha(alpha) })
    }
  }

  /// The colour with its opacity scaled.
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

  /// The grey with the same luma, which a tint has while something is presented above it. For
  /// resolved colours.
  ///
  /// - Unverified: the opacity of dimmed tints.
  public var dimmedTint: Color {
    Color(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
  }
}
