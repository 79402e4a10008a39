// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// Opens the context menu of an item, like a long press in the middle of the item. If the item is
  /// one of several selected items, the menu is for all of them.
  ///
  /// - Returns: nil if the item is not visible or the delegate has no menu for it.
  @discardableResult
  public func simulateContextMenu(onItemAt indexPath: IndexPath) -> OpenContextMenu? {
    layoutIfNeeded()
    return cellForItem(at: indexPath).flatMap {
      openContextMenu(onItemAt: indexPath, at: $0.center)
    }
  }

  func openContextMenu(onItemAt indexPath: IndexPath?, at point: CGPoint) -> OpenContextMenu? {
    let chosen = indexPathsForSelectedItems ?? []
    let items = indexPath.map { chosen.count > 1 && chosen.contains($0) ? chosen : [$0] } ?? []
    let found =
      delegate?.collectionView(self, contextMenuConfigurationForItemsAt: items, point: point)
      ?? items.first.flatMap {
        delegate?.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point)
      }
    return found.map {
      menuOfList.open($0, ContextMenuListener(self, items: items), at: point, in: self)
    }
  }
}

extension ContextMenuListener {
  /// - Parameter items: the items that the menu is for. Empty for the background.
  init(_ collection: UICollectionView, items: [IndexPath]) {
    let delegate = collection.delegate
    self.init(
      sender: collection,
      highlightPreview: { configuration in
        items.first.flatMap {
          delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
        }
          ?? delegate?.collectionView(
            collection, previewForHighlightingContextMenuWithConfiguration: configuration)
      },
      dismissalPreview: { configuration in
        items.first.flatMap {
          delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
        }
          ?? delegate?.collectionView(
            collection, previewForDismissingContextMenuWithConfiguration: configuration)
      },
      willDisplay: {
        delegate?.collectionView(collection, willDisplayContextMenu: $0, animator: $1)
      },
      willEnd: {
        delegate?.collectionView(collection, willEndContextMenuInteraction: $0, animator: $1)
      },
      willCommit: {
        delegate?.collectionView(
          collection, willPerformPreviewActionForMenuWith: $0, animator: $1)
      })
  }
}
