// SPDX-License-Identifier: MIT

import ConstraintSolver
import LayoutCore

extension SceneLowering {
  /// Places a cell below the row before it, as wide as the table lets it be and as high as its content
  /// asks.
  mutating func place(
    _ row: TableRow, in table: ItemID, after previous: TableRow?, _ surroundings: ViewSurroundings
  ) {
    let cell = row.cell
    fitContent(of: row, surroundings)
    var inset = DirectionalEdgeInsets(all: 0)
    if surroundings.tableStyle == .insetGrouped {
      let side = reader.cellMargins(of: row.element, in: surroundings.table).side
      inset.leading = sideInsets.leading + side
      inset.trailing = sideInsets.trailing + side
      // Its sides are clear already.
      forest[cell].imposedSafeArea = .zero
    }
    forest[cell].translatesAutoresizingMask = false
    // A table's content starts at the left in either direction.
    let left = inset.resolved(canvas.environment.direction).left
    hold(Constraint(cell, .left, .equal, table, .left, constant: left), in: table)
    hold(
      Constraint(
        cell, .width, .equal, table, .width, constant: -inset.leading - inset.trailing), in: table)
    placeTop(of: row, in: table, after: previous)
    if let height = fixedHeight(of: row.element, in: surroundings.table) {
      hold(Constraint(cell, .height, constant: height), in: cell)
    } else {
      // As in the file, but for content that asks for more or less.
      hold(Constraint(cell, .height, constant: row.recorded.height, priority: 50), in: cell)
    }
  }

  /// Keeps the distances of the file, and the titles between the cells clear.
  private mutating func placeTop(
    of row: TableRow, in table: ItemID, after previous: TableRow?
  ) {
    let start = previous.map { $0.recorded.maxY } ?? 0
    hold(
      Constraint(
        row.cell, .top, .equal, previous?.cell ?? table, previous == nil ? .top : .bottom,
        constant: max(row.recorded.y - start, 0), priority: 900), in: table)
    let clear = row.header ?? row.cell
    if let footer = previous?.footer {
      hold(
        Constraint(clear, .top, .greaterThanOrEqual, footer, .bottom, constant: 18), in: table)
    } else if let previous, row.header != nil {
      hold(
        Constraint(clear, .top, .greaterThanOrEqual, previous.cell, .bottom, constant: 8),
        in: table)
    }
  }

  /// The height that the file fixes for a cell; `nil` where the content decides.
  private func fixedHeight(of cell: IBElement, in table: IBElement?) -> Double? {
    let height = cell.number("rowHeight") ?? table?.number("rowHeight") ?? 44
    guard height > 0, height <= IBElement.coordinateLimit else { return nil }
    return height
  }

  /// Lets the content view follow its cell, and the labels of a styled cell the content view.
  private mutating func fitContent(of row: TableRow, _ surroundings: ViewSurroundings) {
    let cell = row.cell
    guard let content = forest.subviews(of: cell).first else { return }
    let size = forest[cell].frame.size
    let frame = forest[content].frame
    forest[content].translatesAutoresizingMask = false
    hold(Constraint(content, .leading, .equal, cell, .leading, constant: frame.x), in: cell)
    hold(
      Constraint(content, .trailing, .equal, cell, .trailing, constant: frame.maxX - size.width),
      in: cell)
    hold(Constraint(content, .top, .equal, cell, .top, constant: frame.y), in: cell)
    hold(
      Constraint(content, .bottom, .equal, cell, .bottom, constant: frame.maxY - size.height),
      in: cell)
    placeStyled(row.element, in: content, surroundings)
  }

  /// Lets labels and image of a cell with a style follow its content view.
  mutating func placeStyled(
    _ cell: IBElement, in content: ItemID, _ surroundings: ViewSurroundings
  ) {
    let recorded = reader.cellMargins(of: cell, in: surroundings.table, isOwn: true)
    if let styled = StyledCell(cell, items: scope.items, margins: recorded.contentMargins) {
      place(styled, in: content)
    }
  }
}
