// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// What a list has asked its data source to fetch ahead.
struct Prefetching {
  private var asked: Set<IndexPath> = []

  /// Notes what is near now.
  ///
  /// - Parameters:
  ///   - near: what is not in view, but not far from it.
  ///   - visible: what is in view, for which cells have been asked.
  /// - Returns: what is to be fetched, the nearest first, and what need not be any more.
  mutating func update(
    near: [IndexPath], visible: Set<IndexPath>
  ) -> (fetched: [IndexPath], cancelled: [IndexPath]) {
    let fetched = near.filter { !asked.contains($0) }
    let cancelled = asked.subtracting(near).subtracting(visible).sorted()
    asked = Set(near)
    return (fetched, cancelled)
  }

  mutating func forget() { asked = [] }
}

extension UITableView {
  /// Has the rows fetched that are within the height of the table from those in view, below them first.
  ///
  /// - Unverified: how far ahead UIKit looks.
  func prefetch() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil else { return }
    let visible = Set(table.cells.keys)
    func unseen(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
      rows(in: CGRect(x: 0, y: top, width: bounds.width, height: max(0, bottom - top)))
        .filter { !visible.contains($0) }
    }
    let near =
      unseen(from: bounds.maxY, to: bounds.maxY + bounds.height)
      + unseen(from: bounds.minY - bounds.height, to: bounds.minY).reversed()
    let (fetched, cancelled) = table.prefetching.update(near: near, visible: visible)
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    if !fetched.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fetched) }
  }
}

extension UICollectionView {
  /// Has the items fetched that are within the size of the collection from those in view, those behind them first.
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
