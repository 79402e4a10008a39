// SPDX-License-Identifier: MIT

public import Foundation

/// Touches of items. The delegate's methods are called in the order of UIKit's documentation.
extension UICollectionView {
  /// Simulates a tap on an item.
  ///
  /// Highlights the item during the touch, selects it if the delegate agrees, performs the segue of
  /// its cell and calls the delegate. Has no effect if the item is not visible or selection is not
  /// allowed.
  public func simulateTap(onItemAt indexPath: IndexPath) {
    layoutIfNeeded()
    beginTouch(ofItemAt: indexPath)
    endTouch()
  }

  func item(under touches: Set<UITouch>) -> IndexPath? {
    guard let touch = touches.first else { return nil }
    let touched = touch.view.flatMap { view in
      visibleCells.first { view.isDescendant(of: $0) }.flatMap { indexPath(for: $0) }
    }
    return touched ?? indexPathForItem(at: touch.location(in: self))
  }

  func beginTouch(ofItemAt indexPath: IndexPath?) {
    guard let indexPath, isEditing ? allowsSelectionDuringEditing : allowsSelection,
      let cell = cellForItem(at: indexPath), cell.isUserInteractionEnabled,
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    collection.touched = indexPath
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  func cancelTouch() {
    guard let indexPath = collection.touched else { return }
    collection.touched = nil
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  func endTouch() {
    guard let indexPath = collection.touched else { return }
    chooseByTouch(indexPath)
    cancelTouch()
  }

  private func chooseByTouch(_ indexPath: IndexPath) {
    if let header = cellForItem(at: indexPath)?.headerDisclosure,
      touchAccessory(header, at: indexPath)
    {
      return
    }
    let allowsMany = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if allowsMany, collection.selected.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      return deselectByTouch(indexPath)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMany {
      for other in collection.selected where other != indexPath { deselectByTouch(other) }
    }
    if !collection.selected.contains(indexPath) { collection.selected.append(indexPath) }
    let cell = cellForItem(at: indexPath)
    cell?.isSelected = true
    cell?.performSegues(isAccessory: false)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    if !allowsMany,
      delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false
    {
      delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  private func deselectByTouch(_ indexPath: IndexPath) {
    deselectItem(at: indexPath, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }
}
