// SPDX-License-Identifier: MIT

import Foundation

/// Batch updates. Items that stay keep their cells; the data source provides the other cells.
extension UICollectionView {
  func change(_ note: (inout ListChanges) -> Void) {
    note(&collection.changes)
    if collection.updates == 0 { endChanges() }
  }

  func endChanges() {
    guard collection.updates == 0 else { return }
    let changes = collection.changes
    collection.changes = ListChanges()
    if changes.isEmpty { return collectionViewLayout.invalidateLayout() }
    cancelMovement()
    setNeedsLayout()
    guard !collection.needsReload else { return layOutItemsInWindow() }
    let old = collection.counts
    let update = changes.update(from: old)
    let new = dataSourceCounts()
    let contradiction = changes.contradiction(
      from: old, to: new, update, names: ("items", "collection view"))
    guard let contradiction else { return show(update, counts: new, changes.updateItems(update)) }
    LayoutException.raiseInconsistency(contradiction)
    setNeedsReload()
  }

  /// Shows the data source's present items, which follow from the former ones by `update`.
  func show(_ update: ListUpdate) {
    cancelMovement()
    setNeedsLayout()
    guard !collection.needsReload else { return layOutItemsInWindow() }
    let counts = dataSourceCounts()
    show(update, counts: counts, update.updateItems(counts: counts))
  }

  private func show(
    _ update: ListUpdate, counts: [Int], _ items: [UICollectionViewUpdateItem]
  ) {
    collection.revision += 1
    moveSwipe(update)
    let leaving = moveViews(update)
    collection.selected = collection.selected.compactMap { update[$0] }
    collection.touched = collection.touched.flatMap { update[$0] }
    collection.counts = counts
    collectionViewLayout.invalidateLayout(everything: false, counts: true)
    (collectionViewLayout as? any MeasuringLayout)?.moveMeasures(update)
    for path in update.reconfigured { configureAnew(path) }
    for path in indexPathsForVisibleItems {
      if let cell = cellForItem(at: path) { edit(cell, at: path) }
    }
    prepareIfNeeded()
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    // Removed cells leave only after the layout, so new items do not reuse them.
    layOutItemsInWindow()
    requestAnimationAttributes(of: leaving.map(\.0), update)
    collectionViewLayout.finalizeCollectionViewUpdates()
    for (element, view) in leaving { recycle(view, from: element) }
  }

  /// Requests the initial and final attributes of animated changes. The attributes have no visible
  /// effect, because changes are shown without animation.
  private func requestAnimationAttributes(
    of leaving: [CollectionState.Element], _ update: ListUpdate
  ) {
    let layout = collectionViewLayout
    let stayed = Set(update.items.joined().compactMap { $0 })
    for element in leaving {
      if element.kind.isEmpty {
        _ = layout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
      } else if layout.decorations[element.kind] != nil {
        _ = layout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: element.kind, at: element.indexPath)
      } else {
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: element.kind, at: element.indexPath)
      }
    }
    for element in collection.elements {
      if element.kind.isEmpty {
        guard !stayed.contains(element.indexPath) else { continue }
        _ = layout.initialLayoutAttributesForAppearingItem(at: element.indexPath)
      } else if !update.formerSections.keys.contains(element.indexPath.section) {
        guard layout.decorations[element.kind] == nil else {
          _ = layout.initialLayoutAttributesForAppearingDecorationElement(
            ofKind: element.kind, at: element.indexPath)
          continue
        }
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: element.kind, at: element.indexPath)
      }
    }
  }

  /// UIKit makes the cells of new items before the call that ends the changes returns.
  private func layOutItemsInWindow() {
    guard window != nil else { return }
    layOutItems()
    let proposed = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    let isOther = target != contentOffset
    if isOther { contentOffset = target }
    if keepContentInView() || isOther { layOutItems() }
  }

  /// Moves the views of remaining elements to their new index paths.
  ///
  /// - Returns: the views of removed elements, with their old places.
  func moveViews(
    _ update: ListUpdate
  ) -> [(CollectionState.Element, UICollectionReusableView)] {
    let former = update.formerSections
    var leaving: [(CollectionState.Element, UICollectionReusableView)] = []
    let views = collection.views
    collection.views = [:]
    for element in views.keys.sorted() {
      guard let view = views[element] else { continue }
      var new = element
      let isKept: Bool
      switch element.kind {
      case "":
        let path = update[element.indexPath]
        isKept = path != nil
        if let path { new.indexPath = path }
      case Self.elementKindSectionHeader, Self.elementKindSectionFooter:
        let section = former.first { $0.value == element.indexPath.section }?.key
        isKept = section != nil
        if let section { new.indexPath.section = section }
      default: isKept = false
      }
      if isKept { collection.views[new] = view } else { leaving.append((element, view)) }
    }
    return leaving
  }

  private func configureAnew(_ path: IndexPath) {
    let element = CollectionState.Element(indexPath: path)
    guard let cell = cellForItem(at: path), let dataSource else { return }
    collection.configured = (path, cell)
    let new = dataSource.collectionView(self, cellForItemAt: path)
    collection.configured = nil
    _ = collectionViewLayout.forgetPreferredSize(at: path)
    cell.offeredSize = nil
    guard new !== cell else { return }
    collection.views[element] = new
    insertSubview(new, aboveSubview: cell)
    recycle(cell, from: element)
  }
}
