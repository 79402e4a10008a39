// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  /// Draws a symbol as large as fits in the middle of `rect`.
  ///
  /// - Parameters:
  ///   - weight: factor on the width of lines.
  ///   - cut: the colour of lines that are cut out of areas.
  mutating func symbol(
    _ name: String, in rect: Rect, color: Color, weight: Double = 1,
    cut: Color = Color(.systemBackground)
  ) {
    let recipe = SymbolCatalog.recipe(SymbolCatalog.name(name, reading: direction))
    let bounds = recipe.bounds
    guard bounds.width > 0, bounds.height > 0, rect.width > 0, rect.height > 0 else { return }
    let scale = min(rect.width / bounds.width, rect.height / bounds.height)
    let placement = Placement(
      offset: Point(x: rect.midX - bounds.midX * scale, y: rect.midY - bounds.midY * scale),
      scale: scale)
    for part in recipe.parts {
      let path = Shape.path(part.path.placed(placement))
      let width = SymbolRecipe.lineWidth * scale * weight
      switch part.pen {
      case .fill: fill(path, color)
      case .stroke: stroke(path, color, width: width, isRound: true)
      case .cut: stroke(path, cutColor(cut, on: color), width: width, isRound: true)
      }
    }
  }

  /// The colour of lines on an area: what is thought to lie behind it, unless the area has the same.
  private func cutColor(_ cut: Color, on area: Color) -> Color {
    let (behind, above) = (resolved(cut), resolved(area))
    let distance = max(
      abs(behind.red - above.red), abs(behind.green - above.green), abs(behind.blue - above.blue))
    guard distance < 0.1 else { return cut }
    return Color(white: above.red + above.green + above.blue > 1.5 ? 0 : 1, alpha: 0.6)
  }

  /// Draws an icon: a symbol by its name, what code drew of an image in `view`, another image as a placeholder.
  ///
  /// - Parameter isTemplate: whether images are drawn in `color` rather than in colours of their own.
  mutating func icon(
    _ image: ImageContent, in rect: Rect, color: Color, isTemplate: Bool = true,
    on view: ViewDrawing? = nil
  ) {
    if mirrored(
      image, in: rect,
      {
        $0.icon($1, in: rect, color: color, isTemplate: isTemplate, on: view)
      })
    {
      return
    }
    if picture(image, in: rect, tint: isTemplate ? color : nil, templateTint: color) { return }
    let ink = image.isTemplate ?? isTemplate ? color : nil
    if let view, drawn(image, in: rect, ink: ink, on: view) { return }
    if image.isSymbol {
      symbol(image.name, in: rect, color: color)
    } else {
      drawImagePlaceholder(image.name, in: rect, tint: isTemplate ? color : nil)
    }
  }
}
