// SPDX-License-Identifier: MIT

import LayoutCore

extension SceneLowering {
  /// Lowers a table cell: its content view, and what the table draws on it.
  mutating func lowerTableCell(
    _ element: IBElement, _ cell: ItemID, in surroundings: ViewSurroundings
  ) {
    let style = surroundings.table?["style"]
    if forest[cell].appearance.backgroundColor == nil {
      let isGrouped = style == "grouped" || style == "insetGrouped"
      forest[cell].appearance.backgroundColor = reader.systemColor(
        isGrouped ? "secondarySystemGroupedBackgroundColor" : "systemBackgroundColor")
    }
    lowerSubviews(of: element, in: surroundings)
    insetIfNeeded(element, cell, table: surroundings.table)
    let size = forest[cell].frame.size
    addAccessory(of: element, to: cell, size: size, tint: surroundings.tint)
    if let table = surroundings.table, table["separatorStyle"] != "none" {
      addSeparator(to: cell, size: size)
    }
  }

  /// Moves a cell in from the edges of its table.
  ///
  /// Tables of the inset style save cells that have never been scrolled into view at their own full
  /// width, but what is in them is already laid out in the cell as it is shown.
  private mutating func insetIfNeeded(_ element: IBElement, _ cell: ItemID, table: IBElement?) {
    guard let table, table["style"] == "insetGrouped", forest[cell].frame.x == 0 else { return }
    let inset = CellMargins(
      cell: element, table: table, screenWidth: canvas.screen.size.width,
      tools: document.toolsVersion
    ).side
    let narrowing = 2 * inset
    var frame = forest[cell].frame
    frame.x = inset
    frame.width = max(frame.width - narrowing, 0)
    forest[cell].frame = frame
    for child in forest.subviews(of: cell) {
      var item = forest[child]
      item.frame.width = max(item.frame.width - narrowing, 0)
      item.autoresizingOrigin = AutoresizingOrigin(frame: item.frame, superviewSize: frame.size)
      forest[child] = item
    }
  }

  /// Adds the mark that `accessoryType` asks for, between content and trailing edge.
  private mutating func addAccessory(
    of element: IBElement, to cell: ItemID, size: Size, tint: Color
  ) {
    let symbol: (name: String, size: Size)
    switch element["accessoryType"] {
    case "disclosureIndicator": symbol = ("chevron.right", Size(width: 8, height: 13))
    case "checkmark": symbol = ("checkmark", Size(width: 15, height: 14))
    case "detailButton": symbol = ("info.circle", Size(width: 22, height: 22))
    case "detailDisclosureButton": symbol = ("info.circle", Size(width: 22, height: 22))
    default: return
    }
    var end = 0.0
    for child in forest.subviews(of: cell) { end = max(end, forest[child].frame.maxX) }
    guard size.width - end > symbol.size.width else { return }
    var item = Item(name: "UIImageView")
    item.content = .image(
      ImageContent(name: symbol.name, size: symbol.size, isSymbol: true))
    item.appearance.contentMode = .center
    item.appearance.tintColor =
      element["accessoryType"] == "disclosureIndicator"
      ? reader.systemColor("tertiaryLabelColor") : tint
    item.frame = Rect(x: end, y: 0, width: size.width - end, height: size.height)
    item.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    _ = forest.add(item, to: cell)
  }

  /// Adds the line below a cell.
  private mutating func addSeparator(to cell: ItemID, size: Size) {
    let thickness = 1 / canvas.device.scale
    var item = Item(name: "_UITableViewCellSeparatorView")
    item.appearance.backgroundColor = reader.systemColor("separatorColor")
    item.frame = Rect(
      x: Self.separatorInset, y: size.height - thickness,
      width: max(size.width - Self.separatorInset, 0), height: thickness)
    item.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    _ = forest.add(item, to: cell)
  }

  /// How far the lines between cells are set in, in points.
  private static var separatorInset: Double { 16 }

  /// Lowers header, cells and footer of a collection view, which places them itself.
  mutating func lowerCollection(_ element: IBElement, in surroundings: ViewSurroundings) {
    lowerSubviews(of: element, in: surroundings)
    for cell in element.list("cells") { lower(cell, in: surroundings) }
  }
}
