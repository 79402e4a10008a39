// SPDX-License-Identifier: MIT

import LayoutCore

extension Canvas {
  /// The shape of a cell's background: in an inset group the outer corners are round.
  func cellShape(_ cell: CellContent, _ rect: Rect) -> Shape {
    guard cell.tableStyle == .insetGrouped, cell.isFirst || cell.isLast else { return .rect(rect) }
    let radius = min(era == .glass ? 26 : 10, rect.height / 2, rect.width / 2)
    let top = cell.isFirst ? radius : 0
    let bottom = cell.isLast ? radius : 0
    var path = Path()
    path.roundedRect(
      rect, topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
    return .path(path)
  }

  /// The background of a cell that sets none.
  func cellBackground(_ cell: CellContent) -> Color {
    cell.tableStyle == .plain ? .clear : Color(.secondarySystemGroupedBackground)
  }

  mutating func drawCell(_ cell: CellContent, _ view: ViewDrawing) {
    drawSeparators(cell, view)
    let trailing: Double = cell.tableStyle == .insetGrouped || view.frame.width < 390 ? 16 : 20
    let end = view.frame.maxX - trailing
    func slot(_ width: Double, _ height: Double, before end: Double) -> Rect {
      Rect(x: end - width, y: view.frame.midY - height / 2, width: width, height: height)
        .mirrored(in: view.frame, view.direction)
    }
    let forward = view.direction == .leftToRight ? "chevron.right" : "chevron.left"
    let faint = Color(.cellAccessory)
    switch cell.accessory {
    case .none: break
    case .disclosureIndicator:
      symbol(forward, in: slot(8, 13, before: end), color: faint, weight: 1.5)
    case .checkmark:
      symbol("checkmark", in: slot(15, 14, before: end), color: view.tint, weight: 1.3)
    case .detailButton:
      symbol("info.circle", in: slot(22, 22, before: end), color: view.tint, weight: 0.85)
    case .detailDisclosureButton:
      symbol(forward, in: slot(8, 13, before: end), color: faint, weight: 1.5)
      symbol("info.circle", in: slot(22, 22, before: end - 18), color: view.tint, weight: 0.85)
    }
  }

  private mutating func drawSeparators(_ cell: CellContent, _ view: ViewDrawing) {
    guard let inset = cell.separatorInset else { return }
    let frame = view.frame
    let full = cell.tableStyle == .grouped
    if full, cell.isFirst {
      fill(
        .rect(Rect(x: frame.x, y: frame.y, width: frame.width, height: hairline)), Color(.separator)
      )
    }
    // The last row of a group has the edge of the group below it.
    if cell.isLast, cell.tableStyle == .insetGrouped { return }
    let insets = cell.isLast && full ? .zero : inset.resolved(view.direction)
    let line = Rect(
      x: frame.x + insets.left, y: frame.maxY - hairline,
      width: frame.width - insets.left - insets.right, height: hairline)
    fill(.rect(line.drawable), Color(.separator))
  }
}
