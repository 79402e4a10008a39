// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension UITableView {
  /// The sections. They are loaded from the data source after a reload.
  var loadedSections: [TableArrangement.Section] {
    if table.needsReload { load() }
    return table.arrangement.sections
  }

  private func load() {
    table.needsReload = false
    for section in table.titles.indices { recycleTitles(ofSection: section) }
    openSwipe?.closeForRemovedRow()
    for indexPath in table.cells.keys.sorted() { recycle(indexPath) }
    adaptSides()
    let count = dataSource?.numberOfSections(in: self) ?? 0
    table.titles = []
    table.arrangement.sections = (0..<max(count, 0)).map { index in
      table.titles.append(makeTitles(index))
      return makeSection(index)
    }
    placeSections()
    table.prefetching.forget()
    loadIndexTitles()
  }

  func makeTitles(_ section: Int) -> TableState.Titles { (header(section), footer(section)) }

  private func makeSection(_ index: Int) -> TableArrangement.Section {
    var section = TableArrangement.Section()
    let count = dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0
    section.rows = (0..<max(count, 0)).map { row in
      makeRow(IndexPath(row: row, section: index))
    }
    measureTitles(of: &section, index)
    return section
  }

  func makeRow(_ indexPath: IndexPath) -> TableArrangement.Row {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    guard height < 0 else { return TableArrangement.Row(height: height) }
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    return TableArrangement.Row(
      height: estimate < 0 ? CellLayout.standardHeight : estimate, isEstimate: true,
      isSelfSizing: true)
  }

  /// Marks measured heights as estimates again, after the width or the content has changed.
  func forgetHeights() {
    for section in table.arrangement.sections.indices {
      for row in table.arrangement.sections[section].rows.indices {
        let old = table.arrangement.sections[section].rows[row]
        var new = makeRow(IndexPath(row: row, section: section))
        if new.isEstimate, !old.isEstimate { new.height = old.height }
        table.arrangement.sections[section].rows[row] = new
      }
      measureTitles(of: &table.arrangement.sections[section], section)
    }
    placeSections()
  }

  // MARK: Headers and footers

  private func header(_ section: Int) -> UIView? {
    delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func footer(_ section: Int) -> UIView? {
    delegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func measureTitles(of section: inout TableArrangement.Section, _ index: Int) {
    let (header, footer) = table.titles[index]
    section.header.height = height(
      of: header, .header(isFirst: index == 0),
      delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight)
    section.footer.height = height(
      of: footer, .footer,
      delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight)
    if style == .plain, header != nil {
      section.header.padding =
        sectionHeaderTopPadding < 0
        ? SectionTitleLayout.topPadding(environment.platform) : sectionHeaderTopPadding
    }
  }

  private func height(
    of view: UIView?, _ kind: SectionTitleLayout.Kind, _ height: CGFloat
  ) -> CGFloat {
    let layout = SectionTitleLayout(kind, style.core, in: environment, sides: sides.titles)
    (view as? UITableViewHeaderFooterView)?.adopt(layout)
    if height >= 0 { return height }
    guard let view else { return layout.height(title: nil) }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : layout.height(title: 0)
  }

  // MARK: Cells

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    let cell = cellToFill(identifier)
    cell?.listStyle = style.core
    return cell
  }

  private func cellToFill(_ identifier: String) -> UITableViewCell? {
    if let cell = table.reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let nib = table.cellNibs[identifier] {
      let cell = nib.makeReusable(identifier, as: UITableViewCell.self)
      cell?.reuseIdentifier = identifier
      return cell
    }
    if table.cellClasses[identifier] == nil, let prototype = table.prototypes[identifier] {
      return prototype.make() as? UITableViewCell
    }
    return table.cellClasses[identifier].map {
      UITableViewCell.make($0, style: .default, reuseIdentifier: identifier)
    }
  }

  /// Dequeues a cell. A row that is being reconfigured gets its present cell.
  func requireCell(_ identifier: String, at indexPath: IndexPath) -> UITableViewCell {
    if let (path, cell) = table.configured, path == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    if let cell = dequeueCell(identifier) { return cell }
    LayoutException.raiseInconsistency(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Removes the cell of a row and keeps it for reuse.
  func recycle(_ indexPath: IndexPath) {
    if let cell = table.cells.removeValue(forKey: indexPath) { recycle(cell, from: indexPath) }
  }

  func recycle(_ cell: UITableViewCell, from indexPath: IndexPath) {
    if openSwipe?.cell === cell { openSwipe?.dismiss() }
    cell.removeFromSuperview()
    // A cell that was only measured has not been displayed.
    if table.appearing.remove(ObjectIdentifier(cell)) == nil {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }
    if let identifier = cell.reuseIdentifier {
      table.reusable[identifier, default: []].append(cell)
    }
  }

  func recycleTitles(ofSection section: Int) {
    table.titles[section].header?.removeFromSuperview()
    table.titles[section].footer?.removeFromSuperview()
    for view in [headerView(forSection: section), footerView(forSection: section)] {
      guard let view, let identifier = view.reuseIdentifier else { continue }
      table.reusableTitles[identifier, default: []].append(view)
    }
  }

  func dequeueTitle(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = table.reusableTitles[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = table.partNibs[identifier] {
      let view = nib.makeReusable(identifier, as: UITableViewHeaderFooterView.self)
      view?.reuseIdentifier = identifier
      return view
    }
    return table.partClasses[identifier].map {
      UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier)
    }
  }

  // MARK: Choosing

  func choose(_ indexPath: IndexPath?, _ position: ScrollPosition, animated: Bool) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in table.selected { deselectRow(at: old, animated: false) }
    }
    guard let indexPath, allowsSelection else { return }
    if !table.selected.contains(indexPath) { table.selected.append(indexPath) }
    table.cells[indexPath]?.setSelected(true, animated: false)
    if position != .none { scroll(to: indexPath, position, animated: animated) }
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
