// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

extension UINavigationController {
  /// The strip of a search bar below the title: remembered, not measured.
  private static let searchStrip: CGFloat = 52

  private var metrics: BarMetrics {
    BarMetrics(
      idiom: LayoutStore.current.environment.device.idiom,
      verticalSizeClass: traitValues.verticalSizeClass.core)
  }

  /// Gives both bars their places and their contents, and the top controller what they leave it.
  func layOutBar() {
    let metrics = metrics
    let item = topViewController?.navigationItem
    let hasLargeTitle =
      navigationBar.prefersLargeTitles && item?.largeTitleDisplayMode != .never
      && metrics.largeTitle > 0
    let bar = isPresentedAsSheet ? metrics.sheetNavigationBar : metrics.navigationBar
    let strip = item?.searchController == nil ? 0 : Self.searchStrip
    let height: CGFloat =
      isNavigationBarHidden ? 0 : bar + (hasLargeTitle ? metrics.largeTitle : 0) + strip
    navigationBar.update(children.map(\.navigationItem), hasLargeTitle: hasLargeTitle, strip: strip)
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    navigationBar.place(
      title: item?.titleView, below: isPresentedAsSheet ? bar - metrics.navigationBar : 0,
      rowHeight: metrics.navigationBar)
    navigationBar.place(search: item?.searchController?.searchBar, height: strip)
    topViewController?.addContainerInsets(
      UIEdgeInsets(top: height, left: 0, bottom: layOutToolbar(metrics), right: 0))
  }

  /// - Returns: what the toolbar adds to the safe area below.
  private func layOutToolbar(_ metrics: BarMetrics) -> CGFloat {
    toolbar.isHidden = isToolbarHidden
    let height: CGFloat = isToolbarHidden ? 0 : metrics.toolbar
    let covered = isToolbarHidden ? 0 : height + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - covered, width: view.bounds.width, height: covered)
    return height
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }
}

extension UINavigationBar {
  /// Puts a view in place of the title: as large as it is by itself, and no larger than the row.
  func place(title: UIView?, below top: CGFloat, rowHeight: CGFloat) {
    if let shown = shownTitle, shown !== title {
      if shown.superview === self { shown.removeFromSuperview() }
      shownTitle = nil
    }
    guard let title else { return }
    shownTitle = title
    if title.superview !== self { addSubview(title) }
    let fitting = title.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = CGSize(
      width: min(fitting.width > 0 ? fitting.width : title.bounds.width, max(0, bounds.width - 32)),
      height: min(fitting.height > 0 ? fitting.height : title.bounds.height, rowHeight))
    title.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: top + (rowHeight - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Puts a search bar in the strip at the lower edge.
  func place(search: UISearchBar?, height: CGFloat) {
    if let shown = shownSearch, shown !== search {
      if shown.superview === self { shown.removeFromSuperview() }
      shownSearch = nil
    }
    guard let search else { return }
    shownSearch = search
    if search.superview !== self { addSubview(search) }
    search.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
