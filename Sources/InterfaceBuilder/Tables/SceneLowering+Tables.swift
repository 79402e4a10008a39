// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension SceneLowering {
  /// Lowers what a table shows: header, sections, footer.
  ///
  /// A table places its cells itself. On the canvas of the file they stay where the file has them; on
  /// any other they are placed anew, by constraints (``placesCells``).
  mutating func lowerTable(
    _ element: IBElement, _ table: ItemID, in surroundings: ViewSurroundings
  ) {
    if forest[table].appearance.backgroundColor == nil {
      forest[table].appearance.backgroundColor = reader.tableBackground(element)
    }
    var surroundings = surroundings
    surroundings.table = element
    for child in element.children where child.isView {
      lower(child, in: surroundings)
    }
    guard instance == nil else { return }
    var last: TableRow?
    for section in TableSection.sections(of: element) {
      last = lowerSection(section, of: table, after: last, in: surroundings) ?? last
    }
  }

  /// Lowers the cells of a section and the titles around them.
  ///
  /// - Returns: the last row, which the next section follows.
  private mutating func lowerSection(
    _ section: TableSection, of table: ItemID, after previous: TableRow?,
    in surroundings: ViewSurroundings
  ) -> TableRow? {
    var last: TableRow?
    for (index, element) in section.cells.enumerated() {
      var row = TableRow(
        element: element, cell: lower(element, in: surroundings),
        recorded: element.recordedFrame ?? .zero)
      let isFirst = index == 0
      let isLast = index == section.cells.count - 1
      if case .cell(var content) = forest[row.cell].content {
        content.isFirst = isFirst
        content.isLast = isLast
        forest[row.cell].content = .cell(content)
      }
      if isFirst, let title = section.header {
        row.header = addHeader(title, of: section, above: row.cell, to: table, in: surroundings)
      }
      if isLast, let title = section.footer {
        row.footer = addFooter(title, below: row.cell, to: table, in: surroundings)
      }
      if placesCells { place(row, in: table, after: last ?? previous, surroundings) }
      last = row
    }
    return last
  }

  /// Whether cells have to be placed anew, because the file has them for another canvas, direction or
  /// text size.
  var placesCells: Bool {
    !canvas.isOwn || canvas.environment.direction == .rightToLeft
      || canvas.environment.contentSizeCategory != canvas.text.category
  }

  /// Lowers header, cells and footer of a collection view, which places them itself.
  mutating func lowerCollection(_ element: IBElement, in surroundings: ViewSurroundings) {
    lowerSubviews(of: element, in: surroundings)
    guard instance == nil else { return }
    for cell in element.list("cells") { lower(cell, in: surroundings) }
  }
}

/// The cells of a table that belong together, and the titles around them.
struct TableSection {
  var cells: [IBElement]
  var header: String?
  var footer: String?
  /// Whether the cells are patterns for code to fill in, which no section of the app holds.
  var isPrototypes = false

  /// The sections of a table; the prototypes of its cells are one before the others.
  static func sections(of table: IBElement) -> [TableSection] {
    let prototypes = TableSection(
      cells: table.list("prototypes"), header: "Prototype Cells", isPrototypes: true)
    return [prototypes]
      + table.list("sections").map { section in
        TableSection(
          cells: section.list("cells"), header: IBText.plain("headerTitle", of: section),
          footer: IBText.plain("footerTitle", of: section))
      }
  }
}

/// A cell of a table beside the titles that belong to it.
struct TableRow {
  var element: IBElement
  var cell: ItemID
  /// Where the file has the cell.
  var recorded: Rect
  /// The title above, at the first cell of a section.
  var header: ItemID?
  /// The title below, at the last cell of a section.
  var footer: ItemID?
}
