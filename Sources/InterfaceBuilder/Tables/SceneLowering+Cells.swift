// SPDX-License-Identifier: MIT

import LayoutCore

extension SceneLowering {
  /// Lowers a table cell: its content view, and what the table draws on it.
  mutating func lowerTableCell(
    _ element: IBElement, _ cell: ItemID, in surroundings: ViewSurroundings
  ) {
    forest[cell].content = .cell(reader.cell(element, in: surroundings))
    if instance == nil, forest[cell].appearance.backgroundColor == nil {
      forest[cell].appearance.backgroundColor = Color(
        surroundings.tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }
    lowerSubviews(of: element, in: surroundings)
    for child in forest.subviews(of: cell) {
      // Whatever the file says: the content keeps to the cell, short of the accessory.
      forest[child].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if instance == nil { insetIfNeeded(element, cell, in: surroundings) }
  }

  /// Moves a cell in from the edges of its table.
  ///
  /// Tables of the inset style save cells that have never been scrolled into view at their own full
  /// width. What constraints place in them is already laid out in the cell as it is shown; what the
  /// style places is not.
  private mutating func insetIfNeeded(
    _ element: IBElement, _ cell: ItemID, in surroundings: ViewSurroundings
  ) {
    guard surroundings.tableStyle == .insetGrouped, forest[cell].frame.x == 0 else { return }
    let inset = reader.cellMargins(of: element, in: surroundings.table).side
    let narrowing = 2 * inset
    var frame = forest[cell].frame
    frame.x = inset
    frame.width = max(frame.width - narrowing, 0)
    forest[cell].frame = frame
    forest[cell].autoresizingOrigin = nil
    for child in forest.subviews(of: cell) {
      var item = forest[child]
      item.frame.width = max(item.frame.width - narrowing, 0)
      item.autoresizingOrigin = AutoresizingOrigin(frame: item.frame, superviewSize: frame.size)
      forest[child] = item
      if !placesCells { placeStyled(element, in: child, surroundings) }
    }
  }
}

extension ViewSurroundings {
  /// The style of the nearest table above.
  var tableStyle: CellContent.TableStyle {
    switch table?["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}
