// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

extension UITableView {
  /// Gives every row in view a cell and its place, and takes away those that left.
  ///
  /// Measuring a cell moves the rows below it, and others may come into view: rows are gone through
  /// until all in view are measured, at most each of them once.
  func layOutRows() {
    guard !table.isLayingOut else { return }
    table.isLayingOut = true
    defer { table.isLayingOut = false }
    _ = loadedSections
    if table.width != bounds.width {
      table.width = bounds.width
      forgetHeights()
    }
    placeSections()
    var visible = rows(in: bounds)
    // First of all, so that the cells are there to be used again.
    retire(allBut: visible)
    var known = -1
    // Estimates of 0 bring one row after the other into view.
    while known != visible.count || visible.contains(where: { isEstimate($0) }) {
      known = visible.count
      for indexPath in visible { measureIfNeeded(indexPath) }
      placeSections()
      visible = rows(in: bounds)
    }
    retire(allBut: visible)
    for indexPath in visible { cell(at: indexPath)?.frame = rowRect(indexPath) }
    placeParts()
  }

  /// Has the row of `cell` measured at the next layout if the cell decides its height.
  func remeasure(_ cell: UITableViewCell) {
    guard !table.isLayingOut, let indexPath = indexPath(for: cell),
      table.sections.indices.contains(indexPath.section),
      table.sections[indexPath.section].rows.indices.contains(indexPath.row),
      table.sections[indexPath.section].rows[indexPath.row].isSelfSizing
    else { return }
    table.sections[indexPath.section].rows[indexPath.row].isEstimate = true
    setNeedsLayout()
  }

  /// Has the row of `cell` measured anew if its constraints make it another height than it has.
  func remeasureIfOther(_ cell: UITableViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints, !table.isLayingOut else { return }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height != cell.bounds.height { remeasure(cell) }
  }

  private func retire(allBut visible: [IndexPath]) {
    let isInView = Set(visible)
    for indexPath in table.cells.keys.sorted() where !isInView.contains(indexPath) {
      retire(indexPath)
    }
  }

  private func isEstimate(_ indexPath: IndexPath) -> Bool {
    table.sections[indexPath.section].rows[indexPath.row].isEstimate
  }

  /// The cell of a row in view, asked for if there is none.
  private func cell(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = table.cells[indexPath] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    table.cells[indexPath] = cell
    cell.join(self, at: indexPath, isLast: isLast(indexPath))
    if cell.superview !== self { insertSubview(cell, at: 0) }
    cell.setSelected(table.selected.contains(indexPath), animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  private func isLast(_ indexPath: IndexPath) -> Bool {
    indexPath.row == table.sections[indexPath.section].rows.count - 1
  }

  private func measureIfNeeded(_ indexPath: IndexPath) {
    guard isEstimate(indexPath) else { return }
    table.sections[indexPath.section].rows[indexPath.row].isEstimate = false
    guard let cell = cell(at: indexPath) else { return }
    let width = bounds.width - 2 * sideInset
    cell.frame = CGRect(x: sideInset, y: 0, width: width, height: Self.standardHeight)
    cell.placeContent()
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    table.sections[indexPath.section].rows[indexPath.row].height = fitting.height
  }

  /// Brings the heads and feet of table and sections to their places; the headers of plain tables stay
  /// in view as long as their section is.
  private func placeParts() {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
    }
    for (index, section) in table.sections.enumerated() {
      var header = partRect(\.header, index)
      if style == .plain {
        let top = bounds.minY + adjustedContentInset.top
        let lowest = section.end - header.height
        header.origin.y = max(header.origin.y, min(top, lowest))
      }
      place(section.header.view, header)
      place(section.footer.view, partRect(\.footer, index))
    }
    let end = table.sections.last?.end ?? headHeight
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: end, width: bounds.width, height: view.bounds.height)
    }
    contentSize = CGSize(
      width: bounds.width, height: end + (tableFooterView?.bounds.height ?? 0))
  }

  private func place(_ view: UIView?, _ rect: CGRect) {
    guard let view else { return }
    guard rect.overlaps(bounds) else {
      view.removeFromSuperview()
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect
  }

  // MARK: Rectangles

  func placeSections() {
    var start = headHeight
    for index in table.sections.indices {
      table.sections[index].place(at: start)
      start = table.sections[index].end
    }
  }

  private var headHeight: CGFloat { tableHeaderView?.bounds.height ?? 0 }

  /// What stands free beside the rows of inset groups.
  private var sideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width >= 414 ? 20 : 16
  }

  private func rowFrame(from top: CGFloat, to bottom: CGFloat) -> CGRect {
    CGRect(x: sideInset, y: top, width: bounds.width - 2 * sideInset, height: bottom - top)
  }

  func rowRect(_ indexPath: IndexPath) -> CGRect {
    guard indexPath.count == 2, loadedSections.indices.contains(indexPath.section) else {
      return .null
    }
    let section = table.sections[indexPath.section]
    guard section.rows.indices.contains(indexPath.row) else { return .null }
    return rowFrame(from: section.starts[indexPath.row], to: section.starts[indexPath.row + 1])
  }

  func sectionRect(_ index: Int) -> CGRect {
    guard loadedSections.indices.contains(index) else { return .null }
    let section = table.sections[index]
    return CGRect(
      x: 0, y: section.start, width: bounds.width, height: section.end - section.start)
  }

  func part(_ path: KeyPath<TableSection, TableSection.Part>, _ index: Int) -> TableSection.Part? {
    loadedSections.indices.contains(index) ? table.sections[index][keyPath: path] : nil
  }

  func partRect(_ path: KeyPath<TableSection, TableSection.Part>, _ index: Int) -> CGRect {
    guard let part = part(path, index) else { return .null }
    let section = table.sections[index]
    let y = path == \.header ? section.start + part.padding : section.footerStart
    return CGRect(x: 0, y: y, width: bounds.width, height: part.height)
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    loadedSections.enumerated().flatMap { index, section in
      guard section.end > rect.minY, section.start < rect.maxY else { return [IndexPath]() }
      return section.rows(from: rect.minY, to: rect.maxY).map {
        IndexPath(row: $0, section: index)
      }
    }
  }

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition) {
    layoutIfNeeded()
    let row = rowRect(indexPath)
    guard !row.isNull else { return }
    let inset = adjustedContentInset
    let height = bounds.height - inset.top - inset.bottom
    let wanted: CGFloat
    switch position {
    case .none:
      scrollRectToVisible(row, animated: false)
      return
    case .top: wanted = row.minY - inset.top
    case .middle: wanted = row.midY - height / 2 - inset.top
    case .bottom: wanted = row.maxY - height - inset.top
    }
    let lowest = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    contentOffset.y = min(max(wanted, -inset.top), lowest)
  }
}
