// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// The rows or items that a list's data source has to prefetch.
struct Prefetching {
  private var requested: Set<IndexPath> = []

  /// Updates the requests for the present scroll position.
  ///
  /// - Parameters:
  ///   - near: the index paths near the visible ones, the nearest first.
  ///   - visible: the index paths with cells.
  /// - Returns: the index paths to prefetch, the nearest first, and those to cancel.
  mutating func update(
    near: [IndexPath], visible: Set<IndexPath>
  ) -> (fetched: [IndexPath], cancelled: [IndexPath]) {
    let fetched = near.filter { !requested.contains($0) }
    let cancelled = requested.subtracting(near).subtracting(visible).sorted()
    requested = Set(near)
    return (fetched, cancelled)
  }

  mutating func forget() { requested = [] }
}

extension UITableView {
  /// Prefetches rows within one table height of the visible ones. Rows below come first.
  ///
  /// - Unverified: the distance of prefetched rows.
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil else { return }
    let visible = Set(table.cells.keys)
    func hiddenRows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
      rows(in: CGRect(x: 0, y: top, width: bounds.width, height: max(0, bottom - top)))
        .filter { !visible.contains($0) }
    }
    let near =
      hiddenRows(from: bounds.maxY, to: bounds.maxY + bounds.height)
      + hiddenRows(from: bounds.minY - bounds.height, to: bounds.minY).reversed()
    let (fetched, cancelled) = table.prefetching.update(near: near, visible: visible)
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    if !fetched.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fetched) }
  }
}

extension UICollectionView {
  /// Prefetches items within one size of the collection view around the visible bounds. Later items
  /// come first.
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil else { return }
    let visible = Set(indexPathsForVisibleItems)
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let near = (collectionViewLayout.layoutAttributesForElements(in: around) ?? [])
      .filter { $0.representedElementCategory == .cell && !visible.contains($0.indexPath) }
      .map(\.indexPath).sorted()
    let first = visible.min()
    let behind = near.filter { path in first.map { path > $0 } ?? true }
    let before = near.filter { path in first.map { path < $0 } ?? false }
    let (fetched, cancelled) = collection.prefetching.update(
      near: behind + before.reversed(), visible: visible)
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !fetched.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fetched) }
  }
}
