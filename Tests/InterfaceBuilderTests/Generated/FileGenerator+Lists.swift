// SPDX-License-Identifier: MIT

import AutoLayout

extension FileGenerator {
  /// A table with prototypes or sections, or a collection view with cells.
  mutating func list(isTable: Bool, _ frame: Rect) -> GeneratedView {
    var view = GeneratedView(isTable ? "tableView" : "collectionView", id: name())
    view.frame = frame
    if isTable {
      makeTable(&view)
    } else {
      makeCollection(&view)
    }
    return view
  }

  private mutating func makeTable(_ view: inout GeneratedView) {
    let style = random.pick(["plain", "grouped", "insetGrouped"])
    view.attributes["style"] = style
    view.attributes["rowHeight"] = random.pick(["-1", "44", "80"])
    let list = random.pick(["prototypes", "sections"])
    var y = 28.0
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let height = random.pick([44.0, 60, 110])
      let inset = style == "insetGrouped" ? 16.0 : 0
      let cell = tableCell(
        Rect(x: inset, y: y, width: view.frame.width - 2 * inset, height: height), key: list)
      view.parts.append((list, cell))
      y += height
    }
    for key in ["tableHeaderView", "tableFooterView"] where random.once(in: 4) {
      var part = GeneratedView("view", id: name(), key: key)
      part.isConstrained = false
      part.frame = Rect(x: 0, y: 0, width: view.frame.width, height: 40)
      fill(&part, depth: 0)
      view.parts.append((nil, part))
    }
  }

  /// A cell laid out by constraints, as a document or in a table.
  mutating func tableCell(_ frame: Rect, key: String?) -> GeneratedView {
    var cell = GeneratedView("tableViewCell", id: name())
    cell.isConstrained = false
    cell.frame = frame
    cell.role = .tableCell
    let accessory = random.pick([nil, "disclosureIndicator", "checkmark"])
    cell.attributes["accessoryType"] = accessory
    var content = GeneratedView("tableViewCellContentView", id: name(), key: "contentView")
    content.isConstrained = false
    content.frame = Rect(
      x: 0, y: 0, width: frame.width - (accessory == nil ? 0 : 40), height: frame.height)
    content.role = .tableCellContent
    if random.once(in: 4) {
      content.margins = EdgeInsets(top: 2, left: 30, bottom: 2, right: 4)
      if random.once(in: 2) { content.attributes["preservesSuperviewLayoutMargins"] = "YES" }
    }
    column(in: &content, random.once(in: 3) ? .edges : .margins, depth: 0, closes: false)
    if random.once(in: 3) {
      // A view in a cell with separate margins.
      var card = GeneratedView("view", id: name())
      setMargins(of: &card)
      card.children = [leaf()]
      equal(card.children[0].id, "leading", nil, "leadingMargin", in: &card)
      equal(card.children[0].id, "top", nil, "topMargin", in: &card)
      card.frame = Rect(x: 0, y: 0, width: 100, height: 30)
      content.children.append(card)
      pin(card.id, to: random.once(in: 2) ? .edges : .margins, in: &content)
    }
    cell.parts = [(nil, content)]
    return cell
  }

  private mutating func makeCollection(_ view: inout GeneratedView) {
    let estimated = file.tools >= 15_000 && random.once(in: 3)
    view.more =
      "<collectionViewFlowLayout key=\"collectionViewLayout\" minimumLineSpacing=\"10\""
      + " minimumInteritemSpacing=\"10\" id=\"\(name())\""
      + (estimated ? " automaticEstimatedItemSize=\"YES\"" : "") + ">"
      + "<size key=\"itemSize\" width=\"130\" height=\"90\"/>"
      + "<size key=\"headerReferenceSize\" width=\"0\" height=\"40\"/></collectionViewFlowLayout>"
    for index in 0..<Int.random(in: 1...3, using: &random) {
      view.parts.append(
        (
          "cells",
          collectionCell(
            Rect(
              x: Double(index % 2) * 140, y: 50 + Double(index / 2) * 100, width: 130, height: 90),
            tag: nil, isDocument: false)
        ))
    }
    if random.once(in: 2) {
      var header = collectionCell(
        Rect(x: 0, y: 0, width: view.frame.width, height: 40), tag: "collectionReusableView",
        isDocument: false)
      header.key = "sectionHeaderView"
      view.parts.append((nil, header))
    }
  }

  /// A cell of a collection view. A `tag` names a view without a content view.
  mutating func collectionCell(_ frame: Rect, tag: String?, isDocument: Bool) -> GeneratedView {
    var cell = GeneratedView(tag ?? "collectionViewCell", id: name())
    cell.isConstrained = false
    cell.frame = frame
    cell.role = .collectionCell(isDocument: isDocument)
    if tag != nil {
      column(in: &cell, random.once(in: 2) ? .margins : .edges, depth: 0, closes: false)
      return cell
    }
    let hasOwnTag = file.tools >= 16_000 && random.once(in: 2)
    var content = GeneratedView(
      hasOwnTag ? "collectionViewCellContentView" : "view", id: name(), key: "contentView")
    content.isConstrained = false
    content.frame = Rect(origin: .zero, size: frame.size)
    setMargins(of: &content)
    column(in: &content, random.once(in: 2) ? .margins : .edges, depth: 0, closes: false)
    cell.parts = [(nil, content)]
    return cell
  }
}
