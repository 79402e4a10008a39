// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
package import UIKitComponents

extension SceneLowering {
  /// Lowers what a table shows: header, sections, footer.
  ///
  /// A table places its cells itself. On the canvas of the file they stay where the file has them; on
  /// any other they are placed anew (``placesCells``).
  mutating func lowerTable(
    _ element: IBElement, _ table: ItemID, in surroundings: ViewSurroundings
  ) {
    if forest[table].appearance.backgroundColor == nil {
      forest[table].appearance.backgroundColor = reader.tableBackground(element)
    }
    var surroundings = surroundings
    surroundings.table = element
    surroundings.placesRows = placesCells || element.hasRowsWithoutHeight
    var content = TableContent(
      style: surroundings.tableStyle, isRoot: element.key == "view",
      screenWidth: canvas.screen.size.width)
    for child in element.children where child.isView {
      let item = lower(child, in: surroundings)
      guard surroundings.placesRows else { continue }
      if child.key == "tableHeaderView" { content.head = item }
      if child.key == "tableFooterView" { content.foot = item }
    }
    guard instance == nil else { return }
    for section in TableSection.sections(of: element) {
      content.sections.append(lowerSection(section, of: table, in: surroundings))
    }
    guard !content.sections.isEmpty || content.head != nil || content.foot != nil else { return }
    // Rows of code come with what its delegate says.
    if !element.list("sections").isEmpty {
      content.headerHeight = element.titleHeight("sectionHeaderHeight", content.style)
      content.footerHeight = element.titleHeight("sectionFooterHeight", content.style)
    }
    forest[table].content = .table(content)
    forest.setNeedsLayout(table)
    sized.tables.append(table)
  }

  /// Lowers the cells of a section and the titles around them.
  private mutating func lowerSection(
    _ section: TableSection, of table: ItemID, in surroundings: ViewSurroundings
  ) -> TableContent.Section {
    var result = TableContent.Section()
    for (index, element) in section.cells.enumerated() {
      let cell = lower(element, in: surroundings)
      if case .cell(var content) = forest[cell].content {
        content.isFirst = index == 0
        content.isLast = index == section.cells.count - 1
        forest[cell].content = .cell(content)
      }
      result.rows.append(
        TableContent.Row(
          cell: cell, height: fixedHeight(of: element, in: surroundings.table),
          isFixed: !surroundings.placesRows))
    }
    result.header = section.header.map {
      addTitle($0, .header(isFirst: false), section, to: table, surroundings)
    }
    result.footer = section.footer.map { addTitle($0, .footer, section, to: table, surroundings) }
    if section.isPrototypes {
      prototypes.append(
        TablePrototypes(
          table: table, title: result.header, cells: result.rows.map { $0.cell },
          isPlain: surroundings.tableStyle == .plain))
    }
    return result
  }

  /// The height that the file fixes for a cell; `nil` where the content decides.
  private func fixedHeight(of cell: IBElement, in table: IBElement?) -> Double? {
    let height =
      cell.number("rowHeight") ?? table?.number("rowHeight") ?? CellLayout.standardHeight
    guard height > 0, height <= IBElement.coordinateLimit else { return nil }
    return height
  }

  /// Adds the label of a section's title, which the table places.
  private mutating func addTitle(
    _ title: String, _ kind: SectionTitleLayout.Kind, _ section: TableSection, to table: ItemID,
    _ surroundings: ViewSurroundings
  ) -> ItemID {
    let layout = SectionTitleLayout(
      kind, surroundings.tableStyle, in: canvas.environment, sides: .zero)
    let isHeadline = layout.isHeadline && !section.isPrototypes
    var label = LabelContent(
      ColoredText(
        AttributedText(
          layout.isUppercased ? title.uppercased() : title,
          font: .preferred(
            isHeadline ? layout.textStyle : .footnote,
            category: canvas.environment.contentSizeCategory)),
        colors: [Color(isHeadline ? .label : .secondaryLabel)]))
    label.numberOfLines = 0
    var item = Item(name: "UILabel")
    item.content = .label(label)
    return forest.add(item, to: table)
  }

  /// Whether cells are placed anew: the file's are for another canvas, direction or text size.
  var placesCells: Bool {
    reader.options.placesRows || !canvas.isOwn || canvas.environment.direction == .rightToLeft
      || canvas.environment.contentSizeCategory != canvas.text.category
  }
}

extension IBElement {
  /// Whether the cells of this table were saved before it ever placed them: with labels, and without height.
  fileprivate var hasRowsWithoutHeight: Bool {
    (list("sections").flatMap { $0.list("cells") } + list("prototypes")).contains { cell in
      cell["style"] != nil && cell.recordedFrame.map { $0.height < 1 } ?? false
    }
  }

  /// The height of a table's headers or footers in points; nil where the file has what Interface Builder
  /// writes for every table of the style, and titles decide.
  package func titleHeight(_ name: String, _ style: CellContent.TableStyle) -> Double? {
    guard let height = number(name), height > 0, height <= Self.coordinateLimit else { return nil }
    let standards: [Double] = style == .plain ? [22, 28] : [10, 18]
    return standards.contains(height) ? nil : height
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
    let prototypes = table.list("prototypes")
    let sections = table.list("sections").map { section in
      TableSection(
        cells: section.list("cells"), header: IBText.plain("headerTitle", of: section),
        footer: IBText.plain("footerTitle", of: section))
    }
    guard !prototypes.isEmpty else { return sections }
    return [TableSection(cells: prototypes, header: "Prototype Cells", isPrototypes: true)]
      + sections
  }
}
