// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

// Source of the name: code of apps that looks for the view.

/// The titles at the end of a table that lead to its sections.
///
/// - Unverified: the width, the font and the distances.
final class UITableViewIndex: UIView {
  static let width: CGFloat = 15
  private static let line: CGFloat = 14
  private var labels: [UILabel] = []
  /// What follows as a touch reaches a title.
  var onTouch: ((Int) -> Void)?

  func show(_ titles: [String], _ color: UIColor) {
    if labels.map(\.text) != titles {
      for label in labels { label.removeFromSuperview() }
      labels = titles.map { title in
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        return label
      }
    }
    for label in labels { label.textColor = color }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = min(Self.line, bounds.height / CGFloat(max(1, labels.count)))
    let top = (bounds.height - line * CGFloat(labels.count)) / 2
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: top + CGFloat(index) * line, width: bounds.width, height: line)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard let place = touches.first?.location(in: self),
      let index = labels.firstIndex(where: { place.y < $0.frame.maxY }), bounds.contains(place)
    else { return }
    onTouch?(index)
  }
}

extension UITableView {
  /// Does what a touch of a title at the end of the table does: scrolls to the section that the data source has for it.
  ///
  /// - Returns: the section; nil where there is no such title.
  @discardableResult
  public func simulateTap(onSectionIndexTitleAt index: Int) -> Int? {
    layoutIfNeeded()
    guard table.indexTitles.indices.contains(index), let dataSource else { return nil }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: table.indexTitles[index], at: index)
    guard loadedSections.indices.contains(section) else { return nil }
    let inset = adjustedContentInset
    let lowest = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    contentOffset.y = min(sectionRect(section).minY - inset.top, lowest)
    return section
  }

  func loadIndexTitles() {
    table.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// Whether there are titles, and rows enough for them.
  var showsIndex: Bool {
    guard !table.indexTitles.isEmpty else { return false }
    let rows = table.arrangement.sections.reduce(0) { $0 + $1.rows.count }
    return rows >= sectionIndexMinimumDisplayRowCount
  }

  /// Places the titles in front of the rows, where they stay while the table scrolls.
  func placeIndex() {
    let isShown = showsIndex
    if isShown != (table.index != nil) {
      for cell in table.cells.values { cell.setNeedsLayout() }
    }
    guard isShown else {
      table.index?.removeFromSuperview()
      table.index = nil
      return
    }
    let view = table.index ?? UITableViewIndex()
    table.index = view
    view.onTouch = { [weak self] in self?.simulateTap(onSectionIndexTitleAt: $0) }
    view.backgroundColor = sectionIndexBackgroundColor
    view.show(table.indexTitles, sectionIndexColor ?? tintColor)
    let visible = bounds.inset(by: adjustedContentInset)
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    view.frame = CGRect(
      x: isLeftToRight ? visible.maxX - UITableViewIndex.width : visible.minX, y: visible.minY,
      width: UITableViewIndex.width, height: visible.height)
    if subviews.last !== view { addSubview(view) }
  }
}
