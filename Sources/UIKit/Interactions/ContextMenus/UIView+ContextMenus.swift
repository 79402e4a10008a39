// SPDX-License-Identifier: MIT

public import Foundation

extension UITableView {
  /// Opens the context menu of a row as a long press at its centre does.
  ///
  /// - Returns: nil if the row is not visible or has no menu.
  @discardableResult
  public func simulateContextMenu(onRowAt indexPath: IndexPath) -> OpenContextMenu? {
    layoutIfNeeded()
    return cellForRow(at: indexPath).flatMap { openContextMenu(onRowAt: indexPath, at: $0.center) }
  }

  func openContextMenu(onRowAt indexPath: IndexPath, at point: CGPoint)
    -> OpenContextMenu?
  {
    let found = delegate?.tableView(
      self, contextMenuConfigurationForRowAt: indexPath, point: point)
    return found.map { menuOfList.open($0, ContextMenuListener(self), at: point, in: self) }
  }
}

extension UICollectionView {
  /// Opens the context menu of an item as a long press at its centre does. If the item is one of
  /// several selected items, the menu is for all of them.
  ///
  /// - Returns: nil if the item is not visible or has no menu.
  @discardableResult
  public func simulateContextMenu(onItemAt indexPath: IndexPath) -> OpenContextMenu? {
    layoutIfNeeded()
    return cellForItem(at: indexPath).flatMap {
      openContextMenu(onItemAt: indexPath, at: $0.center)
    }
  }

  func openContextMenu(onItemAt indexPath: IndexPath?, at point: CGPoint)
    -> OpenContextMenu?
  {
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

extension UIView {
  /// Opens a context menu as a long press at a point of the view does. Searches the hit view and
  /// its superviews for an interaction, row or item with a menu.
  ///
  /// - Returns: nil if there is no menu at the point.
  @discardableResult
  public func simulateContextMenu(at point: CGPoint) -> OpenContextMenu? {
    layoutIfNeeded()
    var next = hitTest(point, with: nil)
    while let view = next {
      if let menu = view.openContextMenu(at: view.convert(point, from: self)) { return menu }
      next = view.superview
    }
    return nil
  }

  private func openContextMenu(at point: CGPoint) -> OpenContextMenu? {
    for case let interaction as UIContextMenuInteraction in interactions {
      if let menu = interaction.simulateMenu(at: point) { return menu }
    }
    return openMenuOfContents(at: point)
  }
}
