// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

extension UISplitViewController {
  // MARK: Places

  func collapsedPlaces() -> [Column: CGRect] {
    if stack != nil { return [.primary: view.bounds] }
    let order = [top, .compact, .secondary, .primary, .supplementary]
    guard let column = order.first(where: { columns[$0] != nil }) else { return [:] }
    return [column: view.bounds]
  }

  func expandedPlaces() -> [Column: CGRect] {
    let bounds = view.bounds
    let mode = displayMode
    var shown: [(column: Column, width: CGFloat)] = []
    if style == .tripleColumn {
      if mode.showsTwo { shown.append((.primary, primaryColumnWidth)) }
      if mode != .secondaryOnly { shown.append((.supplementary, supplementaryColumnWidth)) }
    } else if mode != .secondaryOnly {
      shown.append((.primary, primaryColumnWidth))
    }
    shown.removeAll { columns[$0.column] == nil }
    let isMirrored =
      (primaryEdge == .trailing) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var places: [Column: CGRect] = [:]
    var used: CGFloat = 0
    for (column, width) in shown {
      places[column] = CGRect(
        x: isMirrored ? bounds.width - used - width : used, y: 0, width: width,
        height: bounds.height)
      used += width
    }
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    let taken = isOver ? 0 : used
    let width = mode == .twoDisplaceSecondary ? bounds.width : max(0, bounds.width - taken)
    places[.secondary] = CGRect(
      x: isMirrored ? bounds.width - taken - width : taken, y: 0, width: width,
      height: bounds.height)
    return places
  }

  // MARK: Collapsing

  /// Chooses the column to show when the columns collapse.
  func chooseTop() {
    let proposed: Column = columns[.compact] == nil ? top : .compact
    top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    guard style == .unspecified else { return }
    if let primary = delegate?.primaryViewController(forCollapsing: self) {
      replace(.primary, by: primary)
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true {
      top = .primary
    } else {
      primary.collapseSecondaryViewController(secondary, for: self)
    }
  }

  /// Queries the delegate for the controllers and the display mode when the columns expand.
  func chooseColumns() {
    chosenMode = nil
    let proposed = displayMode
    let requested = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if let requested, requested != .automatic, requested != proposed { chosenMode = requested }
    guard style == .unspecified else { return separate() }
    if let primary = delegate?.primaryViewController(forExpanding: self) {
      replace(.primary, by: primary)
    }
    guard let primary = columns[.primary] else { return }
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    if let secondary { replace(.secondary, by: secondary) }
    if top == .primary { top = .secondary }
  }

  private func replace(_ column: Column, by controller: UIViewController) {
    if columns[column] !== controller || controller.parent !== self {
      setViewController(controller, for: column)
    }
  }

  // MARK: Button

  /// The button beside the title. It applies the delegate's display mode, or else shows or hides a
  /// column.
  func makeDisplayModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction { [weak self] _ in self?.changeDisplayMode() }
    return item
  }

  private func changeDisplayMode() {
    let requested = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard requested == .automatic else {
      preferredDisplayMode = requested
      return
    }
    let isWide = view.bounds.width > view.bounds.height
    preferredDisplayMode =
      displayMode != .secondaryOnly
      ? .secondaryOnly : isWide ? .oneBesideSecondary : .oneOverSecondary
  }
}

extension UISplitViewController.DisplayMode {
  var showsTwo: Bool {
    switch self {
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    default: false
    }
  }
}
