// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UITableView {
  /// Places a cell for every visible row and removes the cells of the other rows.
  ///
  /// Measuring a cell moves the rows below it, and more of them may become visible. The loop
  /// repeats until all visible rows are measured. Each row is measured once.
  func layOutRows() {
    guard !table.isLayingOut else { return }
    table.isLayingOut = true
    defer { table.isLayingOut = false }
    _ = loadedSections
    if adaptSides() { forgetHeights() }
    placeSections()
    var visible = rows(in: bounds)
    // Recycle cells first, so that they can be reused at once.
    recycle(allBut: visible)
    var known = -1
    // With estimates of 0, each pass makes more rows visible.
    while known != visible.count || visible.contains(where: { isEstimate($0) }) {
      known = visible.count
      for indexPath in visible { measureIfNeeded(indexPath) }
      placeSections()
      visible = rows(in: bounds)
    }
    recycle(allBut: visible)
    for indexPath in visible {
      // The delegate may have reloaded the table.
      let row = rowRect(indexPath)
      guard !row.isNull, let cell = cell(at: indexPath) else { continue }
      if let openSwipe, openSwipe.cell === cell {
        openSwipe.place(inRow: row)
      } else {
        cell.frame = row
      }
      // The delegate sees the cell's frame.
      if table.appearing.remove(ObjectIdentifier(cell)) != nil {
        table.isAnnouncing = true
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        table.isAnnouncing = false
      }
    }
    placeParts()
    placeIndex()
    prefetch()
  }

  /// Measures the row of `cell` again at the next layout, if the cell decides its height.
  func remeasure(_ cell: UITableViewCell) {
    guard !table.isLayingOut || table.isAnnouncing, let indexPath = indexPath(for: cell),
      table.arrangement.sections.indices.contains(indexPath.section),
      table.arrangement.sections[indexPath.section].rows.indices.contains(indexPath.row),
      table.arrangement.sections[indexPath.section].rows[indexPath.row].isSelfSizing
    else { return }
    table.arrangement.sections[indexPath.section].rows[indexPath.row].isEstimate = true
    setNeedsLayout()
  }

  /// Measures the row of `cell` again if its constraints now require another height.
  func remeasureIfOther(_ cell: UITableViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints, !table.isLayingOut else { return }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height != cell.bounds.height { remeasure(cell) }
  }

  private func recycle(allBut visible: [IndexPath]) {
    let isInView = Set(visible)
    for indexPath in table.cells.keys.sorted() where !isInView.contains(indexPath) {
      recycle(indexPath)
    }
  }

  private func isEstimate(_ indexPath: IndexPath) -> Bool {
    table.arrangement.sections[indexPath.section].rows[indexPath.row].isEstimate
  }

  /// The cell of a visible row. The data source provides it if necessary.
  private func cell(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = table.cells[indexPath] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    table.cells[indexPath] = cell
    cell.join(self, at: indexPath, isLast: isLast(indexPath))
    // Updates the configurations that were set while the cell was not displayed.
    cell.updateConfigurationsForDisplay()
    if cell.superview !== self { insertSubview(cell, at: 0) }
    cell.setSelected(table.selected.contains(indexPath), animated: false)
    edit(cell, at: indexPath, animated: false)
    table.unimplemented.remove(.indentation)
    if let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath),
      !table.unimplemented.contains(.indentation)
    {
      cell.indentationLevel = level
    }
    table.appearing.insert(ObjectIdentifier(cell))
    return cell
  }

  func isLast(_ indexPath: IndexPath) -> Bool {
    indexPath.row == table.arrangement.sections[indexPath.section].rows.count - 1
  }

  private func measureIfNeeded(_ indexPath: IndexPath) {
    guard isEstimate(indexPath) else { return }
    table.arrangement.sections[indexPath.section].rows[indexPath.row].isEstimate = false
    guard let cell = cell(at: indexPath) else { return }
    let width = table.arrangement.rowWidth
    cell.adopt(cellMargins)
    cell.frame = CGRect(
      x: table.arrangement.sides.left, y: 0, width: width, height: CellLayout.standardHeight)
    cell.placeContent()
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    table.arrangement.sections[indexPath.section].rows[indexPath.row].height = fitting.height
  }

  /// Places the headers and footers of the table and its sections.
  ///
  /// In a plain table, a header stays visible as long as its section is.
  private func placeParts() {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
    }
    let top = bounds.minY + adjustedContentInset.top
    for (index, titles) in table.titles.enumerated() {
      let header =
        style == .plain
        ? table.arrangement.pinnedHeader(index, visibleTop: top) : table.arrangement.header(index)
      switch place(titles.header, CGRect(header)) {
      case .appears(let view):
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
      case .left(let view):
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: index)
      case .unchanged: break
      }
      switch place(titles.footer, CGRect(table.arrangement.footer(index))) {
      case .appears(let view):
        delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
      case .left(let view):
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: index)
      case .unchanged: break
      }
    }
    let end = table.arrangement.end
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: end, width: bounds.width, height: view.bounds.height)
    }
    contentSize = CGSize(
      width: bounds.width, height: end + (tableFooterView?.bounds.height ?? 0))
  }

  private enum Placing {
    case appears(UIView)
    case left(UIView)
    case unchanged
  }

  private func place(_ view: UIView?, _ rect: CGRect) -> Placing {
    guard let view else { return .unchanged }
    let wasIn = view.superview === self
    guard rect.overlaps(bounds) else {
      view.removeFromSuperview()
      return wasIn ? .left(view) : .unchanged
    }
    if !wasIn { addSubview(view) }
    view.frame = rect
    return wasIn ? .unchanged : .appears(view)
  }

  // MARK: Rectangles

  var environment: AutoLayout.Environment { LayoutStore.current.environment.layout }

  func placeSections() {
    table.arrangement.headHeight = Double(tableHeaderView?.bounds.height ?? 0)
    table.arrangement.place()
  }

  /// The margins of cells for the table's present width.
  var cellMargins: CellMargins {
    CellMargins(
      platform: environment.platform, table: state.controller == nil ? .nested : .root,
      tableWidth: bounds.width, screenWidth: LayoutStore.current.environment.size.width,
      pixel: 1 / environment.pixels.scale)
  }

  /// The horizontal insets of rows, of their content, and of section titles.
  var sides: (rows: EdgeInsets, cells: EdgeInsets, titles: EdgeInsets) {
    CellContent.sides(style.core, side: cellMargins.side, safeArea: safeAreaInsets.core)
  }

  /// Adapts the width and insets of rows to the table's width.
  ///
  /// - Returns: whether they have changed.
  @discardableResult
  func adaptSides() -> Bool {
    let (width, sides) = (Double(bounds.width), sides)
    guard
      table.arrangement.width != width || table.arrangement.sides != sides.rows
        || table.cellSides != sides.cells
    else { return false }
    (table.arrangement.width, table.arrangement.sides) = (width, sides.rows)
    table.cellSides = sides.cells
    return true
  }

  func rowRect(_ indexPath: IndexPath) -> CGRect {
    guard indexPath.count == 2, loadedSections.indices.contains(indexPath.section),
      loadedSections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return .null }
    return CGRect(table.arrangement.row(indexPath.row, in: indexPath.section))
  }

  func sectionRect(_ index: Int) -> CGRect {
    loadedSections.indices.contains(index) ? CGRect(table.arrangement.section(index)) : .null
  }

  func headerRect(_ index: Int) -> CGRect {
    loadedSections.indices.contains(index) ? CGRect(table.arrangement.header(index)) : .null
  }

  func footerRect(_ index: Int) -> CGRect {
    loadedSections.indices.contains(index) ? CGRect(table.arrangement.footer(index)) : .null
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    _ = loadedSections
    return table.arrangement.rows(from: rect.minY, to: rect.maxY).map {
      IndexPath(row: $0.row, section: $0.section)
    }
  }

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let row = rowRect(indexPath)
    guard !row.isNull else { return }
    let inset = adjustedContentInset
    let height = bounds.height - inset.top - inset.bottom
    let wanted: CGFloat
    switch position {
    case .none:
      scrollRectToVisible(row, animated: animated)
      return
    case .top: wanted = row.minY - inset.top
    case .middle: wanted = row.midY - height / 2 - inset.top
    case .bottom: wanted = row.maxY - height - inset.top
    }
    let lowest = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(wanted, -inset.top), lowest)), animated: animated)
  }
}
