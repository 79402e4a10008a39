// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  /// The shape that a view's background fills and to which its subviews are clipped.
  func outline(of content: ItemContent, _ view: ViewDrawing) -> Shape {
    let rect = view.frame
    let radius = view.cornerRadius
    if case .cell(let cell) = content { return cellShape(cell, rect, environment.platform) }
    if case .textField(let field) = content, field.borderStyle == .roundedRect, radius <= 0 {
      return fieldShape(rect)
    }
    let corners = view.ornaments.roundedCorners
    guard radius > 0, corners != .all else { return .box(rect, radius: radius) }
    let most = min(radius, rect.width / 2, rect.height / 2)
    func part(_ corner: Corners) -> Double { corners.contains(corner) ? most : 0 }
    var path = Path()
    path.roundedRect(
      rect, topLeft: part(.topLeft), topRight: part(.topRight), bottomRight: part(.bottomRight),
      bottomLeft: part(.bottomLeft))
    return .path(path)
  }
}
