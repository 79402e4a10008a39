// SPDX-License-Identifier: MIT

import ConstraintSolver
import LayoutCore
import Typography

extension SceneLowering {
  /// Adds the title of a section above its first cell.
  mutating func addHeader(
    _ title: String, of section: TableSection, above cell: ItemID, to table: ItemID,
    in surroundings: ViewSurroundings
  ) -> ItemID {
    let isPlain = surroundings.tableStyle == .plain
    let isHeading = isPlain && !section.isPrototypes
    let header = addTitle(
      isPlain ? title : title.uppercased(),
      font: isHeading
        ? .preferred(.headline, category: canvas.environment.contentSizeCategory) : footnote,
      color: Color(isHeading ? .label : .secondaryLabel),
      beside: cell, to: table, in: surroundings)
    hold(
      Constraint(header, .bottom, .equal, cell, .top, constant: isPlain ? -4 : -7), in: table)
    return header
  }

  /// Adds the text of a section below its last cell.
  mutating func addFooter(
    _ title: String, below cell: ItemID, to table: ItemID, in surroundings: ViewSurroundings
  ) -> ItemID {
    let footer = addTitle(
      title, font: footnote, color: Color(.secondaryLabel), beside: cell,
      to: table, in: surroundings)
    hold(Constraint(footer, .top, .equal, cell, .bottom, constant: 8), in: table)
    return footer
  }

  /// Adds a title in line with the text of `cell`.
  private mutating func addTitle(
    _ title: String, font: Font, color: Color, beside cell: ItemID, to table: ItemID,
    in surroundings: ViewSurroundings
  ) -> ItemID {
    var label = LabelContent(ColoredText(AttributedText(title, font: font), colors: [color]))
    label.numberOfLines = 0
    var item = Item(name: "UILabel")
    item.content = .label(label)
    item.translatesAutoresizingMask = false
    let id = forest.add(item, to: table)
    let margins = forest[cell].margins.own(width: 0, canvas.environment.platform)
    // Cells of the plain style lie below camera and corners, their titles do not.
    let sides =
      surroundings.tableStyle == .insetGrouped
      ? DirectionalEdgeInsets(all: 0) : sideInsets
    hold(
      Constraint(
        id, .leading, .equal, cell, .leading, constant: margins.leading + sides.leading), in: table)
    hold(
      Constraint(
        id, .trailing, .equal, cell, .trailing, constant: -margins.trailing - sides.trailing),
      in: table)
    return id
  }

  private var footnote: Font {
    .preferred(.footnote, category: canvas.environment.contentSizeCategory)
  }

  /// How far camera and corners of the screen reach into lists, in points.
  var sideInsets: DirectionalEdgeInsets {
    let isLeftToRight = canvas.environment.direction == .leftToRight
    return DirectionalEdgeInsets(
      top: 0, leading: isLeftToRight ? scope.sides.left : scope.sides.right, bottom: 0,
      trailing: isLeftToRight ? scope.sides.right : scope.sides.left)
  }

  /// Activates a constraint of the table's own.
  mutating func hold(_ constraint: Constraint, in holder: ItemID) {
    // Its items are both below the table and its numbers read from the file within bounds.
    _ = try? forest.activate(constraint, holder: holder)
  }
}
