// SPDX-License-Identifier: MIT

import UIKit

/// A fill style for shapes. No effect: shapes are not drawn.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// No effect.
public struct Material: ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}

/// No effect.
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
}

public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
  public static var black: Color { Color.black }
  public static var blue: Color { Color.blue }
  public static var brown: Color { Color.brown }
  public static var clear: Color { Color.clear }
  public static var cyan: Color { Color.cyan }
  public static var gray: Color { Color.gray }
  public static var green: Color { Color.green }
  public static var indigo: Color { Color.indigo }
  public static var mint: Color { Color.mint }
  public static var orange: Color { Color.orange }
  public static var pink: Color { Color.pink }
  public static var purple: Color { Color.purple }
  public static var red: Color { Color.red }
  public static var teal: Color { Color.teal }
  public static var white: Color { Color.white }
  public static var yellow: Color { Color.yellow }
}
