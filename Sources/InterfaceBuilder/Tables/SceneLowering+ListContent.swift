// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import UIKitComponents

extension SceneLowering {
  /// Fills the content view of a cell with what its `<listContentConfiguration>` shows: an image beside
  /// two texts.
  ///
  /// Classes make these views themselves, from the configuration.
  mutating func lowerListContent(of cell: IBElement, into content: ItemID) {
    guard instance == nil, let configuration = cell.child("listContentConfiguration") else {
      return
    }
    let shown = reader.listContent(configuration)
    var item = Item(name: "UIListContentView")
    item.translatesAutoresizingMask = false
    item.margins.own = shown.style.margins
    item.margins.preservesSuperview = true
    let list = forest.add(item, to: content)
    for edge in [Attribute.top, .leading, .bottom, .trailing] {
      tie(list, edge, content, edge)
    }

    var texts = StackArrangement()
    texts.axis = shown.isSideBySide ? .horizontal : .vertical
    texts.alignment = shown.isSideBySide ? .firstBaseline : .fill
    texts.spacing = .points(
      shown.isSideBySide ? ListContentStyle.textGap : ListContentStyle.lineGap)
    var row = StackArrangement()
    row.alignment = .center
    row.spacing = .points(ListContentStyle.imageGap)
    let rowItem = addArranged("UIStackView", .none, to: list)
    if let image = shown.image {
      row.items.append(addArranged("UIImageView", .image(image), to: rowItem))
      forest[row.items[0]].hugging = AxisPair(1000, 250)
    }
    let textItem = addArranged("UIStackView", .none, to: rowItem)
    row.items.append(textItem)
    for label in [shown.text, shown.secondaryText].compactMap({ $0 }) {
      texts.items.append(addArranged("UILabel", .label(label), to: textItem))
    }
    if shown.isSideBySide, let last = texts.items.last, texts.items.count == 2 {
      forest[last].hugging = AxisPair(750, 250)
    }
    forest[textItem].kind = .stackView(texts)
    forest[rowItem].kind = .stackView(row)

    tie(rowItem, .leading, list, .leadingMargin)
    tie(rowItem, .trailing, list, .trailingMargin)
    tie(rowItem, .top, list, .topMargin, .greaterThanOrEqual)
    tie(rowItem, .bottom, list, .bottomMargin, .lessThanOrEqual)
    tie(rowItem, .centerY, list, .centerYWithinMargins)
    // The height that a table imposes may lack a line's width.
    _ = try? forest.activate(
      Constraint(
        list, .height, .greaterThanOrEqual, constant: shown.style.leastHeight, priority: 999),
      holder: list)
  }

  private mutating func addArranged(
    _ name: String, _ content: ItemContent, to parent: ItemID
  ) -> ItemID {
    var item = Item(name: name)
    item.translatesAutoresizingMask = false
    item.content = content
    return forest.add(item, to: parent)
  }

  private mutating func tie(
    _ first: ItemID, _ attribute: Attribute, _ second: ItemID, _ other: Attribute,
    _ relation: Relation = .equal
  ) {
    _ = try? forest.activate(
      Constraint(first, attribute, relation, second, other), holder: second)
  }
}
