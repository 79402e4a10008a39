// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension ViewReader {
  /// What a table draws on a cell, as if it were alone in its section.
  func cell(_ element: IBElement, in surroundings: ViewSurroundings) -> CellContent {
    let accessory: CellContent.Accessory =
      switch element["accessoryType"] {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
    var content = CellContent(
      accessory: accessory, tableStyle: surroundings.tableStyle, isFirst: true, isLast: true,
      separatorInset: separatorInset(of: element, in: surroundings.table),
      side: cellMargins(of: element, in: surroundings.table).side)
    content.separatorColor = surroundings.table.flatMap {
      colors.resolve("separatorColor", of: $0)
    }
    content.indentation =
      (element.number("indentationLevel") ?? 0) * (element.number("indentationWidth") ?? 10)
    return content
  }

  /// Where the line below a cell starts and ends; `nil` without a line.
  private func separatorInset(of cell: IBElement, in table: IBElement?) -> DirectionalEdgeInsets? {
    guard let table, table["separatorStyle"] != "none" else { return nil }
    if let inset = cell.inset(key: "separatorInset") ?? table.inset(key: "separatorInset") {
      return DirectionalEdgeInsets(top: 0, leading: inset.left, bottom: 0, trailing: inset.right)
    }
    // Lines begin where the text does.
    let labels = cell.child("tableViewCellContentView")?.list("subviews") ?? []
    let text = labels.first { $0.id != nil && $0.id == cell["textLabel"] }?.recordedFrame
    let side = cellMargins(of: cell, in: table).side
    return DirectionalEdgeInsets(top: 0, leading: text?.x ?? side, bottom: 0, trailing: 0)
  }

  /// The background of a table that sets none.
  func tableBackground(_ element: IBElement) -> Color {
    switch element["style"] {
    case "grouped", "insetGrouped": Color(.systemGroupedBackground)
    default: Color(.systemBackground)
    }
  }
}
