// SPDX-License-Identifier: MIT

import LayoutCore
import Typography

extension SceneLowering {
  /// Lowers what a table shows: header, cells with the titles of their sections, footer.
  ///
  /// A table places its cells itself; the file holds the result.
  mutating func lowerTable(
    _ element: IBElement, _ table: ItemID, in surroundings: ViewSurroundings
  ) {
    var surroundings = surroundings
    surroundings.table = element
    for child in element.children where child.isView {
      lower(child, in: surroundings)
    }
    let prototypes = element.list("prototypes")
    if let first = prototypes.first?.recordedFrame {
      addSectionTitle("Prototype Cells", above: first, of: element, to: table)
    }
    for cell in prototypes { lower(cell, in: surroundings) }
    for section in element.list("sections") {
      let cells = section.list("cells")
      if let title = IBText.plain("headerTitle", of: section),
        let first = cells.first?.recordedFrame
      {
        addSectionTitle(title, above: first, of: element, to: table)
      }
      for cell in cells { lower(cell, in: surroundings) }
      if let title = IBText.plain("footerTitle", of: section), let last = cells.last?.recordedFrame
      {
        addSectionFooter(title, below: last, of: element, to: table)
      }
    }
  }

  /// Adds the title of a section in the room that the table leaves above its first cell.
  private mutating func addSectionTitle(
    _ title: String, above cell: Rect, of element: IBElement, to table: ItemID
  ) {
    let isPlain = element["style"] == nil || element["style"] == "plain"
    let font: Font = isPlain ? .system(17, weight: .semibold) : .system(13)
    let height = isPlain ? 28.0 : 18
    let gap = isPlain ? 0.0 : 6
    addTitle(
      isPlain ? title : title.uppercased(), font: font,
      color: reader.systemColor(isPlain ? "labelColor" : "secondaryLabelColor"),
      in: Rect(
        x: cell.x + Self.titleInset, y: cell.y - gap - height,
        width: max(cell.width - 2 * Self.titleInset, 0), height: height), to: table)
  }

  private mutating func addSectionFooter(
    _ title: String, below cell: Rect, of element: IBElement, to table: ItemID
  ) {
    addTitle(
      title, font: .system(13), color: reader.systemColor("secondaryLabelColor"),
      in: Rect(
        x: cell.x + Self.titleInset, y: cell.maxY + 8,
        width: max(cell.width - 2 * Self.titleInset, 0), height: 16), to: table)
  }

  private mutating func addTitle(
    _ title: String, font: Font, color: Color, in frame: Rect, to table: ItemID
  ) {
    var item = Item(name: "UILabel")
    item.content = .label(
      LabelContent(ColoredText(AttributedText(title, font: font), colors: [color])))
    item.frame = frame
    item.autoresizingMask = .flexibleWidth
    _ = forest.add(item, to: table)
  }

  /// How far the titles of sections are set in, in points.
  private static var titleInset: Double { 16 }
}
