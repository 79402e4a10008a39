// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// Batch updates. Rows that stay keep their cells; the data source provides the other cells.
extension UITableView {
  func change(_ note: (inout ListChanges) -> Void) {
    note(&table.changes)
    if table.updates == 0 { endChanges() }
  }

  func endChanges() {
    table.updates = max(0, table.updates - 1)
    guard table.updates == 0 else { return }
    let changes = table.changes
    table.changes = ListChanges()
    setNeedsLayout()
    if table.needsReload { return layOutRowsInWindow() }
    if changes.isEmpty { forgetHeights() } else { show(changes) }
  }

  private func show(_ changes: ListChanges) {
    let old = table.arrangement.sections.map(\.rows.count)
    let update = changes.update(from: old)
    let new = dataSourceCounts()
    let contradiction = changes.contradiction(
      from: old, to: new, update, names: ("rows", "table view"))
    guard let contradiction else { return show(update, counts: new) }
    LayoutException.raiseInconsistency(contradiction)
    setNeedsReload()
  }

  /// Shows the data source's present rows, which follow from the former ones by `update`.
  func show(_ update: ListUpdate) {
    setNeedsLayout()
    if table.needsReload { return layOutRowsInWindow() }
    show(update, counts: dataSourceCounts())
  }

  private func dataSourceCounts() -> [Int] {
    (0..<max(0, dataSource?.numberOfSections(in: self) ?? 0)).map {
      max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0)
    }
  }

  /// UIKit makes the cells of new rows before the call that ends the changes returns.
  private func layOutRowsInWindow() {
    guard window != nil else { return }
    layOutRows()
    if keepContentInView() { layOutRows() }
  }

  private func show(_ update: ListUpdate, counts: [Int]) {
    table.revision += 1
    moveSwipe(update)
    let leaving = moveCells(update)
    table.selected = table.selected.compactMap { update[$0] }
    table.touched = table.touched.flatMap { update[$0] }
    makeSections(update, counts)
    for (path, cell) in table.cells {
      cell.join(self, at: path, isLast: isLast(path))
      if table.isEditing { edit(cell, at: path, animated: false) }
    }
    for path in update.reconfigured { configureAnew(path) }
    // Removed cells leave only after the layout, so new rows do not reuse them.
    layOutRowsInWindow()
    for (path, cell) in leaving { recycle(cell, from: path) }
  }

  /// Moves the cells of remaining rows to their new index paths.
  ///
  /// - Returns: the cells of removed rows, with their old index paths.
  private func moveCells(_ update: ListUpdate) -> [(IndexPath, UITableViewCell)] {
    var leaving: [(IndexPath, UITableViewCell)] = []
    let cells = table.cells
    table.cells = [:]
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if let new = update[path] { table.cells[new] = cell } else { leaving.append((path, cell)) }
    }
    return leaving
  }

  private func makeSections(_ update: ListUpdate, _ counts: [Int]) {
    let (former, titles) = (update.formerSections, table.titles)
    var heights: [IndexPath: Double] = [:]
    for (section, rows) in update.items.enumerated() {
      for (row, new) in rows.enumerated() {
        guard let new else { continue }
        let old = table.arrangement.sections[section].rows[row]
        if !old.isEstimate { heights[new] = old.height }
      }
    }
    for old in titles.indices where !former.values.contains(old) { recycleTitles(ofSection: old) }
    table.titles = counts.indices.map { section in
      former[section].map { titles[$0] } ?? makeTitles(section)
    }
    table.arrangement.sections = counts.enumerated().map { index, count in
      var section = TableArrangement.Section()
      section.rows = (0..<count).map { row in
        let path = IndexPath(row: row, section: index)
        var new = makeRow(path)
        if new.isEstimate, let height = heights[path] {
          (new.height, new.isEstimate) = (height, false)
        }
        return new
      }
      measureTitles(of: &section, index)
      return section
    }
    placeSections()
  }

  private func configureAnew(_ path: IndexPath) {
    guard let cell = table.cells[path] else { return }
    table.configured = (path, cell)
    let new = dataSource?.tableView(self, cellForRowAt: path)
    table.configured = nil
    if table.arrangement.sections[path.section].rows[path.row].isSelfSizing {
      table.arrangement.sections[path.section].rows[path.row].isEstimate = true
    }
    guard let new, new !== cell else { return }
    recycle(path)
    table.cells[path] = new
    new.join(self, at: path, isLast: isLast(path))
    if table.isEditing { edit(new, at: path, animated: false) }
    insertSubview(new, at: 0)
  }
}
