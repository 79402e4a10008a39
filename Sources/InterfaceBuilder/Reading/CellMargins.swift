// SPDX-License-Identifier: MIT

import LayoutCore

/// The default margins of a table cell's content.
///
/// Source: margins that recorded frames imply, by version of Xcode; see each case.
struct CellMargins {
  var cell: IBElement
  var table: IBElement?
  /// The width of the table, or of a cell without one, in points.
  var tableWidth: Double
  var screenWidth: Double
  var tools: ToolsVersion

  /// The margins of the cell itself.
  var cellMargins: DirectionalEdgeInsets {
    // Before Xcode 9 cells had the margins of any view.
    guard tools.build >= 13_000 else { return DirectionalEdgeInsets(all: 8) }
    let isInsetGrouped = table?["style"] == "insetGrouped"
    let vertical: Double = tools.build >= 24_000 && isInsetGrouped ? 15 : 11
    return DirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  /// The margins of the content view, which ends before the accessory.
  var contentMargins: DirectionalEdgeInsets {
    var margins = cellMargins
    if let accessory = cell["accessoryType"], accessory != "none" { margins.trailing = 8 }
    return margins
  }

  /// The margin on both sides, and how far cells of the inset style stay away from the edges of their
  /// table, in points.
  var side: Double {
    switch tools.build {
    // Xcode 9 and 10: by the width of the cell alone.
    case ..<14_800: return tableWidth < 414 ? 16 : 20
    // Xcode 11.
    case ..<17_000: return 15
    // Xcode 12: a cell wider than its screen counts as wide as the screen.
    case ..<20_000: return min(tableWidth, screenWidth) < 414 ? 16 : 20
    // Since Xcode 13.3 the phones of 390 points count as wide.
    default: return min(tableWidth, screenWidth) < 390 ? 16 : 20
    }
  }
}
