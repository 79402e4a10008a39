// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  /// The shape of a cell's background. In inset grouped tables the outer corners of the first and
  /// last cell are round.
  func cellShape(
    _ cell: CellContent, _ rect: Rect, _ platform: PlatformVersion
  ) -> Shape {
    guard cell.tableStyle == .insetGrouped, cell.isFirst || cell.isLast else { return .rect(rect) }
    let radius = min(CellLayout.cornerRadius(platform), rect.height / 2, rect.width / 2)
    let top = cell.isFirst ? radius : 0
    let bottom = cell.isLast ? radius : 0
    var path = Path()
    path.roundedRect(
      rect, topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
    return .path(path)
  }

  /// The background colour of a cell that sets none.
  func cellBackground(_ cell: CellContent) -> Color {
    if cell.hasOwnBackground { return .clear }
    if cell.tableStyle != .plain { return Color(.secondarySystemGroupedBackground) }
    return cell.hasSystemBackground ? Color(.systemBackground) : .clear
  }

  mutating func drawCell(_ cell: CellContent, _ view: ViewDrawing) {
    let frame = view.frame
    let separators = CellLayout.separators(
      of: cell, in: frame.size, direction: view.direction, thickness: hairline)
    for line in separators {
      fill(
        .rect(line.offset(by: frame.origin).drawable), cell.separatorColor ?? Color(.separator))
    }
    let symbols = CellLayout(
      in: view.environment, direction: view.direction, side: cell.side, sides: cell.sides,
      accessory: cell.accessory, hasSeparator: false
    ).symbols(in: frame.size)
    if let arrow = symbols.arrow {
      symbol(
        view.direction == .leftToRight ? "chevron.right" : "chevron.left",
        in: arrow.offset(by: frame.origin),
        color: Color(.cellAccessory), weight: 1.5)
    }
    if let checkmark = symbols.checkmark {
      symbol("checkmark", in: checkmark.offset(by: frame.origin), color: view.tint, weight: 1.3)
    }
    if let info = symbols.info {
      symbol("info.circle", in: info.offset(by: frame.origin), color: view.tint, weight: 0.85)
    }
  }
}
