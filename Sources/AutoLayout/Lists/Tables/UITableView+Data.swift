// SPDX-License-Identifier: MIT

import Foundation

extension UITableView {
  /// The sections, asked for if that was not done since the last change.
  var loadedSections: [TableSection] {
    if table.needsReload { load() }
    return table.sections
  }

  private func load() {
    table.needsReload = false
    for section in table.sections {
      section.header.view?.removeFromSuperview()
      section.footer.view?.removeFromSuperview()
    }
    for indexPath in table.cells.keys.sorted() { retire(indexPath) }
    table.width = bounds.width
    let count = dataSource?.numberOfSections(in: self) ?? 0
    table.sections = (0..<max(count, 0)).map { makeSection($0) }
    placeSections()
  }

  private func makeSection(_ index: Int) -> TableSection {
    var section = TableSection()
    let count = dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0
    section.rows = (0..<max(count, 0)).map { row in
      makeRow(IndexPath(row: row, section: index))
    }
    section.header = makeHeader(index)
    section.footer = makeFooter(index)
    return section
  }

  private func makeRow(_ indexPath: IndexPath) -> TableSection.Row {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    guard height < 0 else { return TableSection.Row(height: height, isEstimate: false) }
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    return TableSection.Row(
      height: estimate < 0 ? Self.standardHeight : estimate, isEstimate: true, isSelfSizing: true)
  }

  /// The height of a row whose content has none, and what rows count with until they are measured.
  static var standardHeight: CGFloat { 44 }

  /// Lets measured heights be estimates again, because the width or the content has changed.
  func forgetHeights() {
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices {
        let new = makeRow(IndexPath(row: row, section: section))
        let isKept = new.isEstimate && !table.sections[section].rows[row].isEstimate
        let height = isKept ? table.sections[section].rows[row].height : new.height
        table.sections[section].rows[row] = TableSection.Row(
          height: height, isEstimate: new.isEstimate, isSelfSizing: new.isSelfSizing)
      }
      let header = measure(table.sections[section].header.view)
      if let header, sectionHeaderIsAutomatic(section) {
        table.sections[section].header.height = header
      }
    }
    placeSections()
  }

  // MARK: Headers and footers

  private func sectionHeaderIsAutomatic(_ section: Int) -> Bool {
    (delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight) < 0
  }

  private func makeHeader(_ section: Int) -> TableSection.Part {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let view =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section))
    var part = makePart(view, height)
    // Since iOS 15 the headers of plain tables have room above them.
    if style == .plain, view != nil {
      part.padding = sectionHeaderTopPadding < 0 ? 22 : sectionHeaderTopPadding
    }
    return part
  }

  private func makeFooter(_ section: Int) -> TableSection.Part {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(dataSource?.tableView(self, titleForFooterInSection: section))
    return makePart(view, height)
  }

  /// Headers and footers without views have no height in plain tables, and set groups apart in others.
  private func makePart(_ view: UIView?, _ height: CGFloat) -> TableSection.Part {
    if height >= 0 { return TableSection.Part(view: view, height: height) }
    return TableSection.Part(view: view, height: measure(view) ?? (style == .plain ? 0 : 18))
  }

  private func measure(_ view: UIView?) -> CGFloat? {
    guard let view else { return nil }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : 28
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  // MARK: Cells

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
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

  func requireCell(_ identifier: String) -> UITableViewCell {
    if let cell = dequeueCell(identifier) { return cell }
    LayoutException.raiseInconsistency(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Takes the cell of a row out of view and keeps it to be used again.
  func retire(_ indexPath: IndexPath) {
    guard let cell = table.cells.removeValue(forKey: indexPath) else { return }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    if let identifier = cell.reuseIdentifier {
      table.reusable[identifier, default: []].append(cell)
    }
  }

  // MARK: Changes

  func noteChange() {
    table.hasChanges = true
    if table.updates == 0 { endChanges() }
  }

  func endChanges() {
    table.updates = max(0, table.updates - 1)
    guard table.updates == 0 else { return }
    if table.hasChanges { reloadData() } else { forgetHeights() }
    table.hasChanges = false
    setNeedsLayout()
  }

  func choose(_ indexPath: IndexPath?, _ position: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in table.selected { deselectRow(at: old, animated: false) }
    }
    guard let indexPath, allowsSelection else { return }
    table.selected.append(indexPath)
    table.cells[indexPath]?.setSelected(true, animated: false)
    if position != .none { scroll(to: indexPath, position) }
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
