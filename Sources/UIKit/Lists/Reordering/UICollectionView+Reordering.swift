// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionView {
  func beginMovement(of indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard collection.movement == nil, hasPlace(indexPath, isTaken: true), mayMove(indexPath)
    else { return false }
    openSwipe?.dismiss()
    collection.movement = InteractiveMovement(
      original: indexPath, current: indexPath,
      position: layoutAttributesForItem(at: indexPath)?.center ?? .zero)
    cellForItem(at: indexPath)?.isReordering = true
    return true
  }

  /// Whether the data source allows moving the item.
  ///
  /// Without `collectionView(_:canMoveItemAt:)`, all items may be moved.
  private func mayMove(_ indexPath: IndexPath) -> Bool {
    collection.unimplemented.remove(.canMove)
    guard let dataSource else { return false }
    return dataSource.collectionView(self, canMoveItemAt: indexPath)
      || collection.unimplemented.contains(.canMove)
  }

  private func hasPlace(_ indexPath: IndexPath, isTaken: Bool) -> Bool {
    guard indexPath.count == 2, loadedCounts.indices.contains(indexPath.section) else {
      return false
    }
    let count = loadedCounts[indexPath.section]
    return indexPath.item >= 0 && indexPath.item < (isTaken ? count : count + 1)
  }

  func moveItem(towards position: CGPoint) {
    guard var movement = collection.movement else { return }
    prepareIfNeeded()
    let (current, formerPosition) = (movement.current, movement.position)
    let target = target(of: movement, at: position)
    (movement.current, movement.position) = (target, position)
    collection.movement = movement
    if target != current { present(moving: current, to: target) }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [current], previousPosition: formerPosition))
    if window != nil { layOutItems() }
  }

  /// The target that the layout proposes, after the delegate's changes.
  private func target(of movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let current = movement.current
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: position)
    guard proposed != current else { return current }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: current, toProposedIndexPath: proposed) ?? proposed
    return hasPlace(target, isTaken: target.section == current.section) ? target : current
  }

  func endMovement() {
    guard let movement = takeMovement(isCancelled: false) else { return }
    defer { if window != nil { layOutItems() } }
    let (source, target) = (movement.original, movement.current)
    guard source != target, let dataSource else { return }
    // Move the item back first. If the data source applies changes during the call, they start from
    // its old data.
    present(moving: target, to: source)
    let revision = collection.revision
    collection.unimplemented.remove(.move)
    dataSource.collectionView(self, moveItemAt: source, to: target)
    guard collection.revision == revision, !collection.unimplemented.contains(.move) else { return }
    present(moving: source, to: target)
  }

  func cancelMovement() {
    guard let movement = takeMovement(isCancelled: true) else { return }
    if movement.current != movement.original {
      present(moving: movement.current, to: movement.original)
    }
    if window != nil, !collection.needsReload { layOutItems() }
  }

  private func takeMovement(isCancelled: Bool) -> InteractiveMovement? {
    guard let movement = collection.movement else { return nil }
    collection.movement = nil
    cellForItem(at: movement.current)?.isReordering = false
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? movement.original : movement.current],
        previousIndexPaths: [isCancelled ? movement.current : movement.original],
        movementCancelled: isCancelled))
    return movement
  }

  /// Moves an item's view, and adapts the selection and the counts.
  private func present(moving source: IndexPath, to target: IndexPath) {
    var changes = ListChanges()
    changes.moved = [(source, target)]
    let update = changes.update(from: collection.counts)
    moveSwipe(update)
    for (element, view) in moveViews(update) { recycle(view, from: element) }
    collection.selected = collection.selected.compactMap { update[$0] }
    collection.counts[source.section] -= 1
    collection.counts[target.section] += 1
    collection.needsPreparing = true
    (collectionViewLayout as? any MeasuringLayout)?.moveMeasures(update)
    setNeedsLayout()
  }

  /// The visible attributes, with the moving item at the touch.
  func holdingMovedItem(
    _ visible: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement = collection.movement else { return visible }
    let others = visible.filter {
      $0.representedElementCategory != .cell || $0.indexPath != movement.current
    }
    return others + [
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.current, withTargetPosition: movement.position)
    ]
  }
}
