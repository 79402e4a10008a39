// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UITableView {
  func decodeTable(_ coder: InterfaceCoder) {
    let element = coder.element
    alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? true
    rowHeight = element.number("rowHeight").map { CGFloat($0) } ?? Self.automaticDimension
    estimatedRowHeight =
      element.number("estimatedRowHeight").map { CGFloat($0) } ?? Self.automaticDimension
    for (name, path) in [
      ("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      ("sectionFooterHeight", \UITableView.sectionFooterHeight),
    ] {
      self[keyPath: path] =
        element.titleHeight(name, style.core).map { CGFloat($0) } ?? Self.automaticDimension
    }
    separatorColor = coder.color("separatorColor")
    separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
    if let inset = element.inset(key: "separatorInset") { separatorInset = UIEdgeInsets(inset) }
    allowsSelection = element.flag("allowsSelection") ?? true
    allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    tableHeaderView = decodedView(coder, key: "tableHeaderView")
    tableFooterView = decodedView(coder, key: "tableFooterView")
    for cell in element.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.prototypes[identifier] = InterfacePrototype(cell, in: coder.scene, of: element)
    }
    let sections = element.list("sections")
    if !sections.isEmpty {
      table.fixed = FixedTable(sections, of: element, coder)
    }
  }
}

/// The sections of a static table.
@MainActor
final class FixedTable {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
    /// The fixed heights of rows. Nil for rows without one.
    var heights: [CGFloat?]
  }

  let sections: [Section]

  init(_ sections: [IBElement], of table: IBElement, _ coder: InterfaceCoder) {
    let values = coder.values
    self.sections = sections.map { section in
      var cells: [UITableViewCell] = []
      var heights: [CGFloat?] = []
      for element in section.list("cells") {
        let view = coder.scene.makeViews(of: element, in: table)
        guard let cell = view as? UITableViewCell else { continue }
        cells.append(cell)
        heights.append(element.number("rowHeight").map { CGFloat($0) })
      }
      return Section(
        header: values.string("headerTitle", of: section),
        footer: values.string("footerTitle", of: section), cells: cells, heights: heights)
    }
  }

  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].cells[indexPath.row]
  }

  func height(at indexPath: IndexPath) -> CGFloat? {
    guard cell(at: indexPath) != nil else { return nil }
    return sections[indexPath.section].heights[indexPath.row]
  }

  subscript(section: Int) -> Section? {
    sections.indices.contains(section) ? sections[section] : nil
  }
}

extension UITableView.Style {
  init(_ coder: NSCoder) {
    switch (coder as? InterfaceCoder)?.element["style"] {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}
